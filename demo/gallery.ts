import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import type { Family } from "./affiches/all.ts";
import type { Poster } from "./kit/poster.ts";
import { render } from "./kit/render.ts";
import { describe, type Described } from "./shown/describe.ts";

export interface GalleryJob {
  /** Folder under content/. */
  name: "affiches" | "panneaux";
  families: readonly Family[];
  order(families: readonly Family[]): readonly Poster[];
  /** Renders this family alone; the entries are always written whole. */
  only?: string | undefined;
}

/** Throws, naming them, when ids or titles repeat or an id is not a short ASCII slug. */
export function checkPosters(posters: readonly Poster[]): void {
  const faults: string[] = [];
  const ids = new Set<string>();
  const titles = new Set<string>();
  for (const { id, titre } of posters) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 48) faults.push(`bad id "${id}"`);
    if (ids.has(id)) faults.push(`id twice: ${id}`);
    if (titles.has(titre.toLowerCase())) faults.push(`title twice: ${titre}`);
    ids.add(id);
    titles.add(titre.toLowerCase());
  }
  if (faults.length > 0) throw new Error(`Posters at fault:\n  ${faults.join("\n  ")}`);
}

/** The file of an entry; its name is the id. Ranks are ten apart, as the site's own commands write them. */
function yaml({ id, titre, auteur }: Poster, rank: number, said: Described | undefined): string {
  if (!said) throw new Error(`Nobody says what ${id} shows.`);
  const { arc, genre, mots, texte, joueurs, date } = said;
  const lines = [
    `titre: ${JSON.stringify(titre)}`,
    `auteur: ${JSON.stringify(auteur)}`,
    `image: ${id}.webp`,
    `rang: ${(rank + 1) * 10}`,
    ...(arc === undefined ? [] : [`arc: ${arc}`]),
    `genre: ${genre}`,
    `date: ${date}`,
    `mots: [${mots.join(", ")}]`,
    ...(joueurs.length === 0 ? [] : [`joueurs: [${joueurs.map((name) => JSON.stringify(name)).join(", ")}]`]),
    ...(texte === "" ? [] : ["texte: |-", ...texte.split("\n").map((line) => `  ${line}`)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Renders a gallery into `content/<name>/` and writes a file for each entry; what no poster makes any more is deleted. */
export async function makeGallery(root: URL, job: GalleryJob): Promise<void> {
  const folder = new URL(`content/${job.name}/`, root);
  await mkdir(folder, { recursive: true });
  const ordered = job.order(job.families);
  // The entries say what is written on every picture: all are drawn, also when a family alone is rendered.
  const drawings = new Map<string, string>();
  let done = 0;
  for (const { name, posters } of job.families) {
    for (const poster of posters) {
      const drawing = poster.draw();
      drawings.set(poster.id, drawing);
      if (job.only !== undefined && job.only !== name) continue;
      await writeFile(new URL(`${poster.id}.webp`, folder), await render(poster, drawing));
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\r${job.name} : ${done} dessinées`);
    }
  }
  const wanted = new Set(ordered.flatMap(({ id }) => [`${id}.webp`, `${id}.yaml`]));
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(new URL(file, folder));
  const described = describe(job.families, drawings);
  for (const [rank, poster] of ordered.entries())
    await writeFile(new URL(`${poster.id}.yaml`, folder), yaml(poster, rank, described.get(poster.id)));
  await report(folder, job.name, ordered, done);
}

async function report(folder: URL, name: string, ordered: readonly Poster[], done: number): Promise<void> {
  let bytes = 0;
  const missing: string[] = [];
  for (const { id } of ordered) {
    const file = new URL(`${id}.webp`, folder);
    if (existsSync(file)) bytes += (await readFile(file)).length;
    else missing.push(id);
  }
  const mean = bytes / Math.max(1, ordered.length - missing.length) / 1000;
  console.log(
    `\r${name} : ${ordered.length} dans la liste, ${done} dessinées, ${(bytes / 1e6).toFixed(2)} Mo (${mean.toFixed(0)} Ko en moyenne)`,
  );
  if (missing.length > 0) console.log(`  pas encore dessinées : ${missing.length} (relancez sans --only)`);
}
