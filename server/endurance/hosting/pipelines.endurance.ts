import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { canRun, copyProject, run } from "./bare-debian.ts";

const ADDRESS = "https://essai.example.org";

/** The steps of GitHub's file, as far as they are played here. */
const Pipeline = z.object({
  env: z.record(z.string(), z.string()),
  jobs: z.object({
    construire: z.object({
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
          run: z.string().optional(),
          "working-directory": z.string().optional(),
        }),
      ),
    }),
  }),
});

/** The program and a content, a repository each; the pipeline's file with its two lines changed. */
async function repositories(file: string) {
  const folder = await mkdtemp(join(tmpdir(), "chaine-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [program, content] = [join(folder, "depot-du-programme"), join(folder, "contenu")];
  await copyProject(program);
  await cp("e2e/fixtures/contenu-autre", content, { recursive: true });
  const pipeline = readFileSync(file, "utf8")
    .replace(/^( *PROGRAMME: ).*$/m, `$1file://${program}`)
    .replace(/^( *PUBLIC_URL: ).*$/m, `$1${ADDRESS}`);
  const commit = async () => {
    for (const each of [program, content]) {
      const git = (...words: string[]) =>
        run("git", "-C", each, "-c", "user.name=Essai", "-c", "user.email=essai@example.org", ...words);
      git("init", "--quiet", "--initial-branch=main");
      git("add", "-A");
      git("commit", "--quiet", "-m", "essai");
    }
    run("git", "-C", content, "remote", "add", "origin", "https://gitlab.com/essai/contenu.git");
  };
  return { folder, program, content, pipeline, commit };
}

/** What both must give: a site that knows its address. */
function expectSite(client: string): void {
  expect(readFileSync(join(client, "index.html"), "utf8")).toContain(ADDRESS);
  for (const file of ["404.html", "affiches.json", "arc.html", "vidéo.html"])
    expect(existsSync(join(client, file))).toBe(true);
}

it.skipIf(!canRun("rsync"))(
  "la chaîne de GitLab, jouée par gitlab-ci-local sans conteneur (doublure de l’hébergeur), donne un site entier (sautée sans rsync)",
  async () => {
    const { content, pipeline, commit } = await repositories("hosting/gitlab/publier.gitlab-ci.yml");
    await writeFile(join(content, ".gitlab-ci.yml"), pipeline);
    await commit();
    const local = resolve("node_modules/gitlab-ci-local/dist/index.js");
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [local, "--shell-executor-no-image", "--force-shell-executor", "pages"],
      { cwd: content, encoding: "utf8" },
    );
    expect(stdout + stderr).toContain("PASS");
    expectSite(join(content, "public"));
  },
);

it("les commandes de la chaîne de GitHub, jouées ici (les actions de GitHub : doublures), donnent un site entier", async () => {
  const { folder, program, pipeline, commit } = await repositories("hosting/github/publier.yml");
  await commit();
  const { env, jobs } = Pipeline.parse(parse(pipeline));
  for (const { uses, with: given, run: command, ...step } of jobs.construire.steps) {
    // The content stands where its checkout would put it; the program is checked out here.
    if (uses?.startsWith("actions/checkout") && given?.["path"] === "programme")
      run("git", "clone", "--quiet", program, join(folder, "programme"));
    if (command === undefined) continue;
    const cwd = join(folder, step["working-directory"] ?? "programme");
    await mkdir(cwd, { recursive: true });
    const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", command], {
      cwd,
      encoding: "utf8",
      env: { ...process.env, ...env, SITE_ENV: "" },
    });
    expect({ command, status, said: stdout + stderr }).toMatchObject({ status: 0 });
  }
  expectSite(join(folder, "programme/build/hotes/github"));
});
