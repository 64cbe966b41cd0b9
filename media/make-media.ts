import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import type { Fault, MediaManifest } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { ImportExtension } from "#schemas/gallery-item.ts";
import type { MediaReference } from "#schemas/media-reference.ts";
import type { Picture } from "#schemas/picture.ts";
import { openCache } from "./cache.ts";
import { openDigests } from "./digests.ts";
import { addImports, type NotedContent } from "./import-manifest/import-manifest.ts";
import { inParallel } from "./in-parallel.ts";
import { type ImportMade, makeImportAs, makePicture, type Workshop } from "./make-picture/make-picture.ts";
import { makeRecording } from "./make-recording/make-recording.ts";
import { type MediaFile, mediaFiles } from "./media-file.ts";

/** How far the work is: files done of all, and the path of the last one. */
export interface Progress {
  done: number;
  total: number;
  label: string;
}

/** What a run works on. `references` come from the reading of the content; `cacheDir` is kept between runs. */
export interface MediaWork {
  references: readonly MediaReference[];
  contentDir: string;
  cacheDir: string;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** How the import image of each picture would end by itself, by path in the content folder. */
export type OwnExtensions = ReadonlyMap<string, ImportExtension>;

/** The sizes of the originals in pixels, upright, by path in the content folder. */
export type PictureSizes = ReadonlyMap<string, Pick<Picture, "width" | "height">>;

export type MediaResult =
  | { ok: true; manifest: MediaManifest; extensions: OwnExtensions; sizes: PictureSizes }
  | { ok: false; faults: Fault[] };

/** Makes every picture and checks every recording of the content; what an earlier run made is not made again. */
export async function makeMedia({ content, noted, ...work }: MediaWork & NotedContent): Promise<MediaResult> {
  const { faults, manifest, imports, extensions, sizes, workshop } = await run(work, true);
  if (faults.length > 0) return { ok: false, faults };
  await addImports(manifest, { content, noted }, workshop.cache, async (name, file) => {
    const own = imports.get(file);
    const extension = noted.get(name)?.extension ?? own?.extension;
    return own && extension && extension !== own.extension ? makeImportAs(file, extension, workshop) : own;
  });
  return { ok: true, manifest, extensions, sizes };
}

/** Checks every picture and recording without making anything; gives the faults, how import images would end, and the sizes. */
export async function inspectMedia(
  work: MediaWork,
): Promise<{ faults: Fault[]; extensions: OwnExtensions; sizes: PictureSizes }> {
  const { faults, extensions, sizes } = await run(work, false);
  return { faults, extensions, sizes };
}

interface Run {
  faults: Fault[];
  manifest: MediaManifest;
  imports: Map<string, ImportMade>;
  extensions: Map<string, ImportExtension>;
  sizes: Map<string, Pick<Picture, "width" | "height">>;
  workshop: Workshop;
}

async function run({ references, contentDir, cacheDir, onProgress }: MediaWork, make: boolean): Promise<Run> {
  const cache = await openCache(resolve(cacheDir));
  const digests = await openDigests(cache);
  const workshop: Workshop = { contentDir, cache, digests, make };
  const manifest: MediaManifest = { pictures: {}, hues: {}, imports: {}, recordings: {}, files: {} };
  const imports = new Map<string, ImportMade>();
  const extensions = new Map<string, ImportExtension>();
  const sizes: Run["sizes"] = new Map();
  const files = mediaFiles(references);
  let done = 0;

  // One lane more than cores: while one writes its files, the others encode.
  const faults = await inParallel(files, availableParallelism() + 1, async (file) => {
    const refusal = file.kind === "picture" ? await picture(file) : await recording(file);
    onProgress?.({ done: ++done, total: files.length, label: file.path });
    return refusal === undefined ? [] : file.references.map(({ at }) => faultAt(at, refusal));
  });
  if (make) await digests.save();
  return { faults: faults.flat(), manifest, imports, extensions, sizes, workshop };

  async function picture(file: MediaFile): Promise<string | undefined> {
    const outcome = await makePicture(file, workshop);
    if (!outcome.ok) return outcome.refusal;
    sizes.set(file.path, { width: outcome.size.width, height: outcome.size.height });
    if (outcome.extension) extensions.set(file.path, outcome.extension);
    if (!outcome.made) return undefined;
    manifest.pictures[file.path] = outcome.made.picture;
    manifest.hues[file.path] = outcome.made.hues;
    for (const [path, name] of outcome.made.files) manifest.files[path] = cache.path(name);
    if (outcome.made.import) imports.set(file.path, outcome.made.import);
    return undefined;
  }

  async function recording(file: MediaFile): Promise<string | undefined> {
    const outcome = await makeRecording(file, workshop);
    if (!outcome.ok) return outcome.refusal;
    manifest.recordings[file.path] = outcome.recording;
    manifest.files[outcome.recording.src] = resolve(join(contentDir, file.path));
    return undefined;
  }
}
