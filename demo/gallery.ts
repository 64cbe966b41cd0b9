import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import type { Family } from "./affiches/all.ts";
import type { Poster } from "./kit/poster.ts";
import { render } from "./kit/render.ts";

export interface GalleryJob {
  /** Folder under content/ and name of the YAML file in it. */
  name: "affiches" | "panneaux";
  families: readonly Family[];
  order(families: readonly Family[]): readonly Poster[];
  /** Renders this family alone; the list is always written whole. */
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

function yaml(posters: readonly Poster[]): string {
  return posters
    .map(
      ({ id, titre, auteur }) =>
        `- titre: ${JSON.stringify(titre)}\n  auteur: ${JSON.stringify(auteur)}\n  image: ${id}.webp\n`,
    )
    .join("");
}

/** Renders a gallery into `content/<name>/` and writes its YAML; images no poster makes any more are deleted. */
export async function makeGallery(root: URL, job: GalleryJob): Promise<void> {
  const folder = new URL(`content/${job.name}/`, root);
  await mkdir(folder, { recursive: true });
  const ordered = job.order(job.families);
  let done = 0;
  for (const { name, posters } of job.families) {
    if (job.only !== undefined && job.only !== name) continue;
    for (const poster of posters) {
      await writeFile(new URL(`${poster.id}.webp`, folder), await render(poster));
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\r${job.name} : ${done} dessinées`);
    }
  }
  const wanted = new Set(ordered.map(({ id }) => `${id}.webp`));
  for (const file of await readdir(folder))
    if (file.endsWith(".webp") && !wanted.has(file)) await rm(new URL(file, folder));
  await writeFile(new URL(`${job.name}.yaml`, folder), yaml(ordered));
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
