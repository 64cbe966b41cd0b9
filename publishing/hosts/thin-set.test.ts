import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { HOSTS } from "./hosts.ts";
import { thinSet } from "./thin-set.ts";

const MOST = HOSTS.cloudflare.limits?.files ?? 0;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-set-"));
  await mkdir(join(folder, "affiches"));
});

/** The files of a site of so many posters, as the build makes them: seven each, and those that do not depend on their number. */
async function siteOf(posters: number): Promise<Map<string, string>> {
  const disk = join(folder, "fichier");
  await writeFile(disk, "{}");
  const files = new Map<string, string>();
  for (let rank = 0; rank < 700; rank++) files.set(`assets/autre-${rank}.js`, disk);
  for (let rank = 0; rank < posters; rank++) {
    const key = rank.toString(16).padStart(12, "0");
    for (const name of ["240.avif", "360.avif", "480.avif", "480.webp", "1000.webp"])
      files.set(`images/${key}-${name}`, disk);
    files.set(`import/affiches/affiche-${rank}.jpg`, disk);
    files.set(`affiches/affiche-${rank}.json`, disk);
  }
  return files;
}

describe("un grand site tient dans ce que Cloudflare prend de fichiers", () => {
  test("celui qui tient déjà n’en change pas", async () => {
    const files = await siteOf(2000);
    expect(await thinSet(files, MOST)).toEqual({});
    expect(files.size).toBe(14_700);
  });

  test("3 000 affiches : les images de chaque navigateur récent sont toutes là, et le tout tient", async () => {
    const files = await siteOf(3000);
    expect(files.size).toBe(21_700);
    const packs = await thinSet(files, MOST);
    expect(files.size + Object.keys(packs).length).toBeLessThanOrEqual(MOST);
    const left = (ending: string) => [...files.keys()].filter((name) => name.endsWith(ending)).length;
    expect(["-240.avif", "-360.avif", "-480.avif", "-480.webp", "-1000.webp", ".jpg"].map(left)).toEqual(
      Array.from({ length: 6 }, () => 3000),
    );
    const entries = Object.values(packs).flatMap((pack) => Object.keys(JSON.parse(pack)));
    expect(new Set(entries).size).toBe(3000);
  });

  test("au-delà, rien d’autre n’est enlevé : la construction dit qu’il n’y tient pas", async () => {
    const files = await siteOf(3600);
    await thinSet(files, MOST);
    expect(files.size).toBe(700 + 6 * 3600);
  });
});
