import type { Content, MediaManifest } from "#schemas/content.ts";
import { importPath } from "#schemas/gallery-index.ts";
import { GALLERIES, IMPORT_EXTENSIONS, type ImportExtension } from "#schemas/gallery-item.ts";
import type { MediaCache } from "../cache.ts";
import type { ImportMade } from "../make-picture/make-picture.ts";
import { tombstone } from "./tombstone.ts";

const TOMBSTONE = "tombstone-1";

/** A checked content, and how its import addresses end since they were noted (`affiches/votez-vargas`). */
export interface NotedContent {
  content: Content;
  noted: ReadonlyMap<string, { extension: ImportExtension | undefined }>;
}

/**
 * Adds the import image of every entry [P8]: `/import/affiches/<id>.jpg` or `.png`. An entry with an outside address
 * keeps it, without size; ours, where it was noted before, goes on answering. A withdrawn entry leaves an empty sheet at both
 * addresses that its image may have had.
 * @param imageOf the import image of an entry: its name (`affiches/votez-vargas`), its picture's path in the content folder
 */
export async function addImports(
  manifest: MediaManifest,
  { content, noted }: NotedContent,
  cache: MediaCache,
  imageOf: (name: string, file: string) => Promise<ImportMade | undefined>,
): Promise<void> {
  for (const gallery of GALLERIES) {
    for (const entry of content.galleries[gallery]) {
      const name = `${gallery}/${entry.id}`;
      if (entry.externalImport !== undefined) {
        if (!entry.withdrawn)
          manifest.imports[name] = { url: entry.externalImport, width: 0, height: 0, bytes: 0 };
        if (noted.get(name)?.extension === undefined) continue;
      }
      if (entry.withdrawn) {
        for (const extension of IMPORT_EXTENSIONS)
          manifest.files[importPath(gallery, entry.id, extension)] = await tombstoneFile(cache, extension);
        continue;
      }
      const image = await imageOf(name, entry.file);
      if (!image) continue;
      const url = importPath(gallery, entry.id, image.extension);
      manifest.imports[name] ??= { url, width: image.width, height: image.height, bytes: image.bytes };
      manifest.files[url] = cache.path(image.file);
    }
  }
}

async function tombstoneFile(cache: MediaCache, extension: ImportExtension): Promise<string> {
  const name = `${TOMBSTONE}.${extension}`;
  if (!cache.has(name)) await cache.write(name, await tombstone(extension));
  return cache.path(name);
}
