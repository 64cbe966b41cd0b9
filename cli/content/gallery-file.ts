import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readYamlSource } from "#reader/yaml-source/yaml-source.ts";
import { GalleryEntry, type Gallery } from "#schemas/gallery-item.ts";

/** The lines of one new entry. */
export interface NewEntry {
  titre: string;
  auteur: string;
  image: string;
  import?: string | undefined;
}

/** A gallery as it stands: ids in use, and a look-up of images with the same bytes. */
export type GalleryState =
  | { ok: true; ids: Set<string>; twinOf(bytes: Buffer): Promise<string | undefined> }
  | { ok: false };

/** Reads the ids of a gallery, those of stray image files included; not ok when its YAML cannot be read. */
export async function galleryState(contentDir: string, gallery: Gallery): Promise<GalleryState> {
  const reading = await readYamlSource(contentDir, `${gallery}/${gallery}.yaml`, gallery);
  if (reading.state === "broken") return { ok: false };
  const data = reading.state === "read" ? (reading.source.data ?? []) : [];
  if (!Array.isArray(data)) return { ok: false };
  const folder = join(contentDir, gallery);
  const files = await readdir(folder).catch(() => []);
  const ids = new Set(files.map((name) => name.replace(/\.[^.]*$/, "")));
  for (const item of data) {
    const entry = GalleryEntry.safeParse(item);
    if (entry.success) ids.add(entry.data.id);
  }
  return { ok: true, ids, twinOf: (bytes) => twinIn(folder, files, bytes) };
}

async function twinIn(folder: string, files: readonly string[], bytes: Buffer): Promise<string | undefined> {
  for (const name of files) {
    const found = await stat(join(folder, name));
    if (found.isFile() && found.size === bytes.length && bytes.equals(await readFile(join(folder, name))))
      return name;
  }
  return undefined;
}

/** Appends entries at the end of a gallery's list; what stands in the file, comments included, is kept. */
export async function appendEntries(
  contentDir: string,
  gallery: Gallery,
  entries: readonly NewEntry[],
): Promise<void> {
  const folder = join(contentDir, gallery);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${gallery}.yaml`);
  const before = (await readFile(path, "utf8").catch(() => "")).replace(/^\[\s*\]\s*$/m, "");
  const start = before === "" || before.endsWith("\n") ? before : `${before}\n`;
  await writeFile(`${path}.tmp`, start + entries.map(lines).join(""));
  await rename(`${path}.tmp`, path);
}

function lines({ titre, auteur, image, import: link }: NewEntry): string {
  const written = [
    `- titre: ${JSON.stringify(titre)}`,
    `  auteur: ${JSON.stringify(auteur)}`,
    `  image: ${image}`,
  ];
  if (link) written.push(`  import: ${link}`);
  return `${written.join("\n")}\n`;
}
