import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { ContentRoot } from "./content-root.ts";

const run = promisify(execFile);

/** The path of a file of the content as its repository names it. */
export function inRepository({ folder }: ContentRoot, file: string): string {
  return folder === "" ? file : `${folder}/${file}`;
}

/**
 * The version of a repository that still holds a file which is no longer on the disk.
 * @param path from the top of the repository, with forward slashes
 * @returns what git calls that version; undefined when the file was never saved there
 */
export async function keptIn(repository: string, path: string): Promise<string | undefined> {
  const [last = ""] = await git(repository, "rev-list", "-n", "1", "HEAD", "--", path);
  if (last === "") return undefined;
  // The last change of a file may be that it went.
  for (const version of [last, `${last}^`]) {
    const found = await git(repository, "ls-tree", "--name-only", version, "--", path);
    if (found.length > 0) return version;
  }
  return undefined;
}

/** Puts a file back on the disk as the repository last had it; leaves it where it is already there, or never was. */
export async function putBack(repository: string, path: string): Promise<void> {
  const version = await keptIn(repository, path);
  if (version !== undefined) await git(repository, "restore", `--source=${version}`, "--", path);
}

/** The lines that git answers; none when it refuses, as in a repository where nothing was saved yet. */
async function git(repository: string, ...args: string[]): Promise<string[]> {
  const answer = await run("git", ["-C", repository, "--literal-pathspecs", ...args]).catch(() => undefined);
  return answer?.stdout.split("\n").filter(Boolean) ?? [];
}
