import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { makeContent } from "./make-content.ts";

/** The files of content/ that people, or the site's own commands, wrote: nothing draws them. */
const WRITTEN_BY_HAND: ReadonlySet<string> = new Set([
  ".gitattributes",
  "adresses.txt",
  "arcs.yaml",
  "createurs.yaml",
  "createurs/une-nuit-boulevard-zenith.vtt",
  "musique.yaml",
  "recherche.yaml",
  "site.yaml",
]);

/**
 * Makes the whole content into a scratch folder and compares it, byte for byte, with the committed content/.
 * Returns one French line for each file that differs, is missing or that nothing makes any more; none when all is well.
 */
export async function compareContent(): Promise<string[]> {
  const scratch = await mkdtemp(join(tmpdir(), "demo-"));
  try {
    const root = pathToFileURL(`${scratch}/`);
    await makeContent(root);
    return await differences(new URL("content/", root), new URL("../content/", import.meta.url));
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** What differs between a folder just made and the committed one, both URLs that end in '/'. */
export async function differences(made: URL, committed: URL): Promise<string[]> {
  const [fresh, kept] = await Promise.all([filesIn(made), filesIn(committed)]);
  const faults = kept
    .filter((file) => !fresh.includes(file) && !WRITTEN_BY_HAND.has(file))
    .map((file) => `content/${file} : rien ne le fabrique.`);
  for (const file of fresh) {
    if (!kept.includes(file)) faults.push(`content/${file} : fabriqué, absent du dépôt.`);
    else if (!(await readFile(new URL(file, made))).equals(await readFile(new URL(file, committed))))
      faults.push(`content/${file} : refait, il diffère.`);
  }
  return faults;
}

/** Paths of all files under a folder, relative to it, sorted. */
async function filesIn(folder: URL): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const base = folder.pathname.length;
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathToFileURL(join(entry.parentPath, entry.name)).pathname.slice(base))
    .toSorted();
}
