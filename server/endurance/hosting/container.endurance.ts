import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { figure } from "../figures/figure.ts";
import { canRun, copyProject, debianArchive, run } from "./bare-debian.ts";

const BASE = "docker.io/library/debian:trixie-slim";
const NOBODY = 65_534;

/** What an image says of how it is run. */
const Image = z.object({
  OCIv1: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      Volumes: z.record(z.string(), z.unknown()),
    }),
  }),
  Docker: z.object({ config: z.object({ Healthcheck: z.object({ Test: z.array(z.string()) }) }) }),
});

const megabytes = (folder: string): number => Number(run("du", "-sm", folder).split("\t")[0]);

it.skipIf(!canRun("buildah", "mmdebstrap", "systemd-nspawn"))(
  "l’image du Containerfile se construit, tourne sans droits sur un disque en lecture seule, garde un message et s’arrête bien (sauté sans root, buildah, mmdebstrap et systemd-container ; la base vient de Debian et non de Docker Hub)",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "conteneur-"));
    const project = join(folder, "projet");
    await copyProject(project);
    const buildah = (...args: string[]) =>
      run(
        "buildah",
        "--root",
        join(folder, "images"),
        "--runroot",
        join(folder, "run"),
        "--storage-driver",
        "vfs",
        ...args,
      ).trim();

    const base = buildah("from", "scratch");
    buildah("add", "--quiet", base, debianArchive("debian-13-slim", []), "/");
    // The authorities that this machine believes, should a company's proxy stand before the registries.
    const authorities = "/usr/local/share/ca-certificates/machine.crt";
    buildah("add", "--quiet", base, "/etc/ssl/certs/ca-certificates.crt", authorities);
    buildah("commit", "--quiet", "--rm", base, BASE);
    buildah(
      "bud",
      "--quiet",
      "--isolation",
      "chroot",
      "--pull-never",
      "--format",
      "docker",
      "--build-arg",
      "PUBLIC_URL=https://exemple.fr",
      "--tag",
      "site",
      "--file",
      join(project, "hosting/Containerfile"),
      project,
    );
    const { OCIv1, Docker } = Image.parse(JSON.parse(buildah("inspect", "--type", "image", "site")));
    const { User: user, Env: env, Cmd: command, Volumes: volumes } = OCIv1.config;
    expect([user, Object.keys(volumes)]).toEqual([`${NOBODY}:${NOBODY}`, ["/donnees"]]);

    const tree = buildah("mount", buildah("from", "--pull-never", "site"));
    const size = { all: megabytes(tree), node: megabytes(join(tree, "usr/local/bin/node")) };
    figure(
      "image de conteneur, avec un petit contenu : taille, dont Node",
      `${size.all} Mo, ${size.node} Mo`,
      "350 Mo",
    );

    const data = join(folder, "donnees");
    await mkdir(data, { mode: 0o700 });
    await chown(data, NOBODY, NOBODY);
    const port = "39464";
    const settings = [...env, `PORT=${port}`, "CONTACT_LIMIT_PER_IP=0"].map((line) => `--setenv=${line}`);
    const container = spawn(
      "systemd-nspawn",
      [
        "--register=no",
        "--keep-unit",
        "--quiet",
        "--read-only",
        `--bind=${data}:/donnees`,
        "--kill-signal=SIGTERM",
        "--chdir=/site",
        "-D",
        tree,
        ...settings,
        // Its own --user wants a home, which nobody has.
        "setpriv",
        `--reuid=${NOBODY}`,
        `--regid=${NOBODY}`,
        "--clear-groups",
        ...command,
      ],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    let said = "";
    for (const stream of [container.stdout, container.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (said += text));
    const ended = once(container, "exit");
    const url = `http://127.0.0.1:${port}`;
    const status = (path: string) =>
      fetch(url + path).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(() => status("/api/pret"), { timeout: 30_000, message: said }).toBe(200);
    expect(await status("/")).toBe(200);
    expect((await postForm(url, contactForm({ message: "Depuis un conteneur." }))).status).toBe(200);
    const [, program = "", ...words] = Docker.config.Healthcheck.Test;
    run("chroot", tree, "/usr/bin/env", `PORT=${port}`, program, ...words);
    container.kill("SIGTERM");
    const [code] = await ended;
    expect([code, said]).toEqual([0, expect.stringContaining("Arrêt demandé")]);
    const store = await openTestStore(data);
    expect((await store.list()).map(({ message }) => message)).toEqual(["Depuis un conteneur."]);
    await rm(folder, { recursive: true });
  },
);
