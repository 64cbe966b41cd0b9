import { ASSETS, ICON_FOLDER, IMAGES, IMPORTS, MEDIA } from "#addresses/files.ts";
import { FAVICON } from "#addresses/icons.ts";

const YEAR = 31_536_000;
const WEEK = 604_800;

const FOR_EVER = `public, max-age=${YEAR}, immutable`;
const A_WEEK = `public, max-age=${WEEK}`;

/** What browsers keep, by the start of the path. */
const KEPT: ReadonlyMap<string, string> = new Map([
  [ASSETS, FOR_EVER],
  [IMAGES, FOR_EVER],
  [MEDIA, FOR_EVER],
  [IMPORTS, `${A_WEEK}, stale-while-revalidate=${4 * WEEK}, stale-if-error=${4 * WEEK}`],
  [ICON_FOLDER, A_WEEK],
  [FAVICON, A_WEEK],
]);

/** The public folders whose files browsers keep for longer than a page. */
export const KEPT_FOLDERS: readonly string[] = [...KEPT.keys()].filter((path) => path.endsWith("/"));

/**
 * The Cache-Control of a public path, the same for our server and for static hosts (`_headers`).
 * Names that hold a digest never change; an import image keeps its name when the staff replaces the picture, so it
 * is kept a week and renewed behind the reader's back; pages and indexes are always asked for again (ETag).
 */
export function cacheControl(path: string): string {
  for (const [start, control] of KEPT) if (path.startsWith(start)) return control;
  return "no-cache";
}
