import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The staff's copy of a content, the repository that they save in, and the machine's copy: three real ones of git. */
export async function repositories() {
  const folder = await mkdtemp(join(tmpdir(), "publier-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const depot = join(folder, "depot.git");
  const staff = join(folder, "staff");
  const machine = join(folder, "contenu");
  git("init", "--quiet", "--bare", "--initial-branch=main", depot);
  git("clone", "--quiet", depot, staff);
  git("-C", staff, "config", "user.name", "Zoé");
  git("-C", staff, "config", "user.email", "zoe@example.org");
  const save = async (words: string, text = words, branch = "main") => {
    await writeFile(join(staff, "affiche.yaml"), text);
    await writeFile(join(staff, "site.yaml"), text);
    git("-C", staff, "add", "-A");
    git("-C", staff, "commit", "--quiet", "-m", words);
    git("-C", staff, "push", "--quiet", "origin", `HEAD:${branch}`);
  };
  await save("le début");
  git("clone", "--quiet", depot, machine);
  return { folder, depot, staff, machine, git, save };
}
