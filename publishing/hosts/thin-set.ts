import { readFile } from "node:fs/promises";
import { entryId, packFile } from "#addresses/packed.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";

/**
 * Takes out of a set what its host can answer without a file of its own, where the number of files asks for it: the
 * entries one by one, which stand in packs instead.
 * @param files the set's files by name, with where each is on the disk: changed in place
 * @param most how many files the host takes
 * @returns the packs, by name
 */
export async function thinSet(files: Map<string, string>, most: number): Promise<Record<string, string>> {
  if (files.size <= most) return {};
  const packs = new Map<string, Record<string, string>>();
  for (const [name, disk] of files)
    for (const gallery of GALLERIES) {
      const id = entryId(gallery, `/${name}`);
      if (id === undefined) continue;
      const pack = packFile(gallery, id).slice(1);
      packs.set(pack, { ...packs.get(pack), [id]: await readFile(disk, "utf8") });
      files.delete(name);
    }
  return Object.fromEntries([...packs].map(([name, pack]) => [name, JSON.stringify(pack)]));
}
