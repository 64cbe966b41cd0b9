import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readYamlSource } from "#reader/yaml-source/yaml-source.ts";
import { GalleryEntry, type Gallery } from "#schemas/gallery-item.ts";

/** A gallery as it stands on the disk. */
export interface OpenGallery {
  /** Every id in use, and every name that an image of the folder has, without extension. */
  ids: Set<string>;
  /** The ids of its entries, those withdrawn included. */
  entryIds: ReadonlySet<string>;
  /** The name of the image with the same bytes, if there is one. */
  twinOf(bytes: Buffer): string | undefined;
  /** Writes an image, whole or not at all; from then on it is one of the gallery's. */
  keep(name: string, bytes: Buffer): Promise<void>;
}

/** Opens a gallery; undefined when its entries cannot be read. */
export async function openGallery(contentDir: string, gallery: Gallery): Promise<OpenGallery | undefined> {
  const reading = await readYamlSource(contentDir, `${gallery}/${gallery}.yaml`, gallery);
  if (reading.state === "broken") return undefined;
  const data = reading.state === "read" ? (reading.source.data ?? []) : [];
  if (!Array.isArray(data)) return undefined;
  const entries = data.flatMap((item: unknown) => {
    const entry = GalleryEntry.safeParse(item);
    return entry.success ? [entry.data] : [];
  });
  const entryIds = new Set(entries.map(({ id }) => id));

  const folder = join(contentDir, gallery);
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder, { withFileTypes: true })).flatMap((file) =>
    file.isFile() && !/^\.|\.ya?ml$/.test(file.name) ? [file.name] : [],
  );
  const byDigest = new Map<string, string>();
  for (const name of names) byDigest.set(digestOf(await readFile(join(folder, name))), name);
  const ids = new Set([...entryIds, ...names.map((name) => name.replace(/\.[^.]*$/, ""))]);

  return {
    ids,
    entryIds,
    twinOf: (bytes) => byDigest.get(digestOf(bytes)),
    keep: async (name, bytes) => {
      const unfinished = join(folder, `.${name}.tmp`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
      byDigest.set(digestOf(bytes), name);
    },
  };
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
