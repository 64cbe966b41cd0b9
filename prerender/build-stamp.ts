import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** What the build depends on besides the content: our own code and the versions of the libraries. */
const SOURCES = ["app", "media", "prerender", "reader", "schemas", "text", "http-policy", "platforms"];
const FILES = ["package-lock.json", "vite.config.ts"];

/** A digest of everything that a build depends on, by the bytes of the files: the same inputs give the same stamp anywhere. */
export async function buildStamp(contentDir: string, publicUrl: string): Promise<string> {
  const hash = createHash("sha256").update(publicUrl);
  for (const folder of [...SOURCES, contentDir]) await addFolder(hash, folder);
  for (const file of FILES) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

async function addFolder(hash: ReturnType<typeof createHash>, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    hash.update(`\0${relative(folder, file)}\0`);
    hash.update(await readFile(file));
  }
}
