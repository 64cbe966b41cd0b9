import { stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { IMAGES } from "#addresses/files.ts";
import { FAVICON, ICONS } from "#addresses/icons.ts";
import { IMPORT_EXTENSIONS, type ImportExtension } from "#schemas/gallery-item.ts";
import { fallbackWidth, largeWidth, type Picture } from "#schemas/picture.ts";
import { TONES_PATTERN } from "#schemas/tones.ts";
import type { MediaCache } from "../cache.ts";
import { type Digests, mediaKey } from "../digests.ts";
import { HUES, type Hue } from "#schemas/hue.ts";
import { encodePicture } from "./encode-picture.ts";
import { HUES_VERSION, namedHues } from "./hues.ts";
import { tonesOf, TONES_VERSION } from "./tones.ts";
import { icoOf, ICONS_VERSION, makeIcon } from "./icons.ts";
import { IMPORT_RECIPE, type MadeImport, makeImport, ownExtension } from "./import-image.ts";
import { isPictureUse, type MediaFile, type PictureUse } from "../media-file.ts";
import { openPicture, type Pixels, weightRefusal } from "../open-picture/open-picture.ts";
import { type Recipe, recipeFor, webpWidths } from "./recipes.ts";

const PictureRecord = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).min(1),
});

const ImportRecord = z.object({
  extension: z.enum(IMPORT_EXTENSIONS),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});

const LooksRecord = z.object({ hues: z.array(z.enum(HUES)), tones: z.string().regex(TONES_PATTERN) });

/** The import image of a picture: `file` is its name in the cache; the public name comes from the entry's id. */
export type ImportMade = z.output<typeof ImportRecord> & { file: string };

/** What exists in the cache for one picture. `files` maps public paths to names in the cache; `hues` are told for galleries alone. */
interface PictureMade {
  picture: Picture;
  hues: Hue[];
  import: ImportMade | undefined;
  files: [string, string][];
}

/** `extension` is that of an import image in the picture's own format, also where none is made; `size` is the original's. */
export type PictureOutcome =
  | {
      ok: true;
      made: PictureMade | undefined;
      extension: ImportExtension | undefined;
      size: Pick<Picture, "width" | "height">;
    }
  | { ok: false; refusal: string };

/** What the work on a file needs to know. With `make: false` pictures are only checked, and nothing is written. */
export interface Workshop {
  contentDir: string;
  cache: MediaCache;
  digests: Digests;
  make: boolean;
}

/** Makes what is missing of one picture, or says why it is refused. A picture whose files all exist is not even opened. */
export async function makePicture(file: MediaFile, workshop: Workshop): Promise<PictureOutcome> {
  const { cache, digests, contentDir } = workshop;
  const path = join(contentDir, file.path);
  const tooHeavy = weightRefusal((await stat(path)).size);
  if (tooHeavy) return { ok: false, refusal: tooHeavy };

  const { digest, bytes } = await digests.of(path);
  const recipe = recipeFor(pictureUses(file));
  const keys = {
    picture: mediaKey(digest, recipe),
    import: mediaKey(digest, IMPORT_RECIPE),
    icons: mediaKey(digest, { icons: ICONS_VERSION }),
    looks: mediaKey(digest, { hues: HUES_VERSION, tones: TONES_VERSION }),
  };
  const known = await findMade(file, recipe, keys, cache);
  if (known) return { ok: true, made: known, extension: known.import?.extension, size: known.picture };

  const opened = await openPicture(bytes ?? (await digests.read(path)));
  if (!opened.ok) return opened;
  const of = { extension: ownExtension(opened.pixels), size: opened.pixels };
  if (!workshop.make) return { ok: true, made: undefined, ...of };
  await writeMade(file, opened.pixels, recipe, keys, cache);
  return { ok: true, made: await findMade(file, recipe, keys, cache), ...of };
}

/**
 * The import image of a picture in the format that its address was noted with, which is no longer the picture's own.
 * @param path of a picture of the content that was made
 */
export async function makeImportAs(
  path: string,
  extension: ImportExtension,
  { cache, digests, contentDir }: Workshop,
): Promise<ImportMade> {
  const { digest } = await digests.of(join(contentDir, path));
  const key = mediaKey(digest, { ...IMPORT_RECIPE, extension });
  const file = `${key}.${extension}`;
  const known = await cache.record(`${key}.json`, ImportRecord);
  if (known && cache.has(file)) return { ...known, file };
  const opened = await openPicture(await digests.read(join(contentDir, path)));
  if (!opened.ok) throw new Error(`${path}: ${opened.refusal}`);
  return { ...(await writeImport(key, await makeImport(opened.pixels, extension), cache)), file };
}

type Keys = Record<"picture" | "import" | "icons" | "looks", string>;

async function findMade(
  file: MediaFile,
  recipe: Recipe,
  keys: Keys,
  cache: MediaCache,
): Promise<PictureMade | undefined> {
  const record = await cache.record(`${keys.picture}.json`, PictureRecord);
  const imported = wantsImport(file) ? await cache.record(`${keys.import}.json`, ImportRecord) : undefined;
  if (!record || (wantsImport(file) && !imported)) return undefined;
  const names = [
    ...record.widths.map((width) => `${width}.avif`),
    ...webpWidths(pictureUses(file), record).map((width) => `${width}.webp`),
    ...(recipe.large ? [`${largeWidth(record)}.webp`] : []),
  ];
  const files = names.map((name): [string, string] => [
    `${IMAGES}${keys.picture}-${name}`,
    `${keys.picture}-${name}`,
  ]);
  if (file.uses.has("logo")) files.push(...iconFiles(keys.icons));
  const importFile = imported && `${keys.import}.${imported.extension}`;
  const all = [...files.map(([, name]) => name), ...(importFile ? [importFile] : [])];
  if (!all.every((name) => cache.has(name))) return undefined;
  const { hues, tones } = await looksOf(`${keys.picture}-${fallbackWidth(record)}.webp`, keys.looks, cache);
  return {
    picture: { key: keys.picture, tones, ...record },
    hues: wantsImport(file) ? hues : [],
    import: imported && importFile ? { ...imported, file: importFile } : undefined,
    files,
  };
}

/** The colours of a made file, told once: what was made before anyone asked for them is not made again. */
async function looksOf(made: string, key: string, cache: MediaCache): Promise<z.output<typeof LooksRecord>> {
  const known = await cache.record(`${key}.json`, LooksRecord);
  if (known) return known;
  const looks = { hues: await namedHues(cache.path(made)), tones: await tonesOf(cache.path(made)) };
  await cache.write(`${key}.json`, JSON.stringify(looks));
  return looks;
}

async function writeMade(
  file: MediaFile,
  pixels: Pixels,
  recipe: Recipe,
  keys: Keys,
  cache: MediaCache,
): Promise<void> {
  if (wantsImport(file)) await writeImport(keys.import, await makeImport(pixels), cache);
  if (file.uses.has("logo")) await writeIcons(pixels, keys.icons, cache);
  const widths = await encodePicture(pixels, recipe, pictureUses(file), (name, bytes) =>
    cache.write(`${keys.picture}-${name}`, bytes),
  );
  const record = { width: pixels.width, height: pixels.height, widths };
  await cache.write(`${keys.picture}.json`, JSON.stringify(record));
}

async function writeImport(
  key: string,
  { extension, bytes, width, height }: MadeImport,
  cache: MediaCache,
): Promise<z.output<typeof ImportRecord>> {
  const record = { extension, width, height, bytes: bytes.length };
  await cache.write(`${key}.${extension}`, bytes);
  await cache.write(`${key}.json`, JSON.stringify(record));
  return record;
}

async function writeIcons(logo: Pixels, key: string, cache: MediaCache): Promise<void> {
  for (const icon of Object.values(ICONS)) {
    const png = await makeIcon(logo, icon);
    await cache.write(iconName(key, icon.path), png);
    if (icon === ICONS.small) await cache.write(iconName(key, FAVICON), icoOf(png));
  }
}

function iconFiles(key: string): [string, string][] {
  return [...Object.values(ICONS).map(({ path }) => path), FAVICON].map((path) => [
    path,
    iconName(key, path),
  ]);
}

function iconName(key: string, path: string): string {
  return `${key}-${path.slice(path.lastIndexOf("/") + 1)}`;
}

function pictureUses({ uses }: MediaFile): ReadonlySet<PictureUse> {
  return new Set([...uses].filter(isPictureUse));
}

function wantsImport({ uses }: MediaFile): boolean {
  return uses.has("affiches") || uses.has("panneaux");
}
