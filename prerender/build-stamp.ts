import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import * as z from "zod";

/** The rooms that no build reads. Any other, a new one too, counts: a build too many costs seconds, a stale one a wrong site. */
const UNREAD = new Set(["bench", "cli", "e2e", "server"]);
const FILES = ["package-lock.json", "sveltia/package-lock.json", "vite.config.ts"];

const Package = z.object({ imports: z.record(z.templateLiteral(["#", z.string(), "/*"]), z.string()) });

/** What a build depends on, each named by a digest of the bytes of the files: the same inputs give the same names anywhere. */
export interface BuildStamp {
  /** All of it: content, public address, code. */
  build: string;
  /** Our own code, the libraries and the configuration. */
  code: string;
}

/** Reads all that a build depends on. */
export async function buildStamp(contentDir: string, publicUrl: string): Promise<BuildStamp> {
  const code = await codeStamp();
  const hash = createHash("sha256").update(`${code}\0${publicUrl}`);
  await addFolder(hash, contentDir);
  return { build: hash.digest("hex").slice(0, 16), code };
}

/** Reads our own code, the lockfiles and the configuration. */
export async function codeStamp(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of await sources()) await addFolder(hash, folder);
  for (const file of FILES) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

/** What the build depends on besides the content and the libraries: the rooms of our own code, as package.json names them. */
async function sources(): Promise<string[]> {
  const { imports } = Package.parse(JSON.parse(await readFile("package.json", "utf8")));
  return Object.keys(imports)
    .map((name) => name.slice(1, -2))
    .filter((room) => !UNREAD.has(room));
}

async function addFolder(hash: ReturnType<typeof createHash>, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // What git and its hosts keep beside a content is none of it: the same content is the same site.
    .filter((file) => !/(^|[\\/])\./.test(relative(folder, file)));
  for (const file of files.toSorted()) {
    hash.update(`\0${relative(folder, file)}\0`);
    // In turn: for tens of thousands of small files a promise each would cost more than the disk does.
    hash.update(readFileSync(file));
  }
}
