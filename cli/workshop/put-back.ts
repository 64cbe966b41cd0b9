import { execFile } from "node:child_process";
import { lstat, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { writeWhole } from "#disk/write-whole.ts";
import { isPointer } from "#media/lfs-pointer.ts";
import type { ContentRoot } from "./content-root.ts";

const run = promisify(execFile);

/** The path of a file of the content as its repository names it. */
export function inRepository({ folder }: ContentRoot, file: string): string {
  return folder === "" ? file : `${folder}/${file}`;
}

/** The most bytes of a file that only names another for Git LFS. */
const LONGEST_POINTER = 1024;

/** Where a repository still has a file: in which version, and whether what it has is only a name for Git LFS. */
export interface Kept {
  version: string;
  isPointer: boolean;
}

/**
 * The version of a repository that still holds a file which is no longer on the disk.
 * @param path from the top of the repository, with forward slashes
 * @returns undefined when the file was never saved there
 */
export async function keptIn(repository: string, path: string): Promise<Kept | undefined> {
  const [last = ""] = await lines(repository, "rev-list", "-n", "1", "HEAD", "--", path);
  if (last === "") return undefined;
  // The last change of a file may be that it went.
  for (const version of [last, `${last}~1`]) {
    const [found] = await lines(repository, "ls-tree", "--long", version, "--", path);
    if (found === undefined) continue;
    const size = Number(found.split(/\s+/)[3]);
    const file = size > LONGEST_POINTER ? undefined : await readKept(repository, version, path);
    return { version, isPointer: file !== undefined && isPointer(file) };
  }
  return undefined;
}

/** Puts a file that went back on the disk, as the repository last had it; nothing where it never was, or only by its name. */
export async function putBack(repository: string, path: string): Promise<void> {
  const kept = await keptIn(repository, path);
  if (kept === undefined || kept.isPointer) return;
  const file = await readKept(repository, kept.version, path);
  if (file === undefined || !(await hasFolder(repository, dirname(path)))) return;
  await writeWhole(join(repository, path), file);
}

function readKept(repository: string, version: string, path: string): Promise<Buffer | undefined> {
  return ask(repository, "cat-file", "blob", `${version}:${path}`);
}

/** Whether a folder of the repository is there, made if need be; a link that leads elsewhere is none. */
async function hasFolder(repository: string, path: string): Promise<boolean> {
  let place = repository;
  for (const step of path.split("/")) {
    place = join(place, step);
    await mkdir(place).catch(() => {});
    if (!(await lstat(place)).isDirectory()) return false;
  }
  return true;
}

/** The lines that git answers. */
async function lines(repository: string, ...args: string[]): Promise<string[]> {
  const said = await ask(repository, ...args);
  return said?.toString().split("\n").filter(Boolean) ?? [];
}

/**
 * What git answers; nothing when it refuses, as in a repository where nothing was saved yet. A folder that came in an archive
 * has a `.git` of whoever made it, which may name programs to git: those of its index, of a checkout and of its hooks are never
 * reached by words that only read what was saved, and those that would fetch a missing object are not allowed.
 */
async function ask(repository: string, ...args: string[]): Promise<Buffer | undefined> {
  const env = { ...process.env, GIT_ALLOW_PROTOCOL: "none" };
  const answer = await run("git", ["-C", repository, "--literal-pathspecs", ...args], {
    env,
    encoding: "buffer",
    maxBuffer: Infinity,
  }).catch(() => undefined);
  return answer?.stdout;
}
