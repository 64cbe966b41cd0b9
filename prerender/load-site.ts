import { type Preparation, prepareContent } from "#reader/prepare-content.ts";
import type { ContentOutline, Fault } from "#schemas/content.ts";
import { buildStamp } from "./build-stamp.ts";
import type { BuiltSite } from "./built-site.ts";
import { siteInputs } from "./site-inputs.ts";

export type LoadedSite =
  | { ok: true; site: BuiltSite; notices: Fault[] }
  | { ok: false; faults: Fault[]; outline: ContentOutline };

export interface LoadOptions extends Pick<Preparation, "onRead"> {
  onProgress?: (state: { done: number; total: number; label: string }) => void;
}

let loading: Promise<LoadedSite> | undefined;
const readers = new Set<(loaded: LoadedSite) => void>();

/** Reads and checks the content and makes its media, once in a process: the bundler asks for it several times. */
export function loadSiteOnce(options: LoadOptions = {}): Promise<LoadedSite> {
  loading ??= loadSite(options);
  return loading;
}

/**
 * Reads the content again, which has changed: a good one takes the place of what was read before, a faulty one leaves it
 * there. Whoever asked to be told (see {@link onSiteRead}) is.
 */
export async function reloadSite(): Promise<LoadedSite> {
  const loaded = await loadSite({});
  if (loaded.ok || loading === undefined) loading = Promise.resolve(loaded);
  for (const reader of readers) reader(loaded);
  return loaded;
}

/** Tells of each reading after the first, good or faulty. */
export function onSiteRead(reader: (loaded: LoadedSite) => void): void {
  readers.add(reader);
}

async function loadSite({ onProgress = () => undefined, onRead }: LoadOptions): Promise<LoadedSite> {
  const { contentDir, mediaCache, publicUrl } = siteInputs(process.env);
  const prepared = await prepareContent({ contentDir, cacheDir: mediaCache, onProgress, onRead });
  if (!prepared.ok) return prepared;
  // Told by the inputs, not by the caller: the bundler asks too, and the pages must name the same build.
  const { build, code } = await buildStamp(contentDir, publicUrl);
  const site = { content: prepared.content, media: prepared.manifest, publicUrl, build, code };
  return { ok: true, site, notices: prepared.notices };
}

/** The site of a content known to be good; throws when it is not, with the first fault. */
export async function loadGoodSite(): Promise<BuiltSite> {
  const loaded = await loadSiteOnce();
  if (loaded.ok) return loaded.site;
  const [first] = loaded.faults;
  throw new Error(
    `Le contenu a des erreurs : « npm run content -- check » les montre toutes.\n${first?.file}:${first?.line} ${first?.message}`,
  );
}
