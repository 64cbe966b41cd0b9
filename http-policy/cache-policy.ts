const YEAR = 31_536_000;
const WEEK = 604_800;

/**
 * The Cache-Control of a public path, the same for our server and for static hosts (`_headers`).
 * Names that hold a digest never change; an import image keeps its name when the staff replaces the picture, so it
 * is kept a week and renewed behind the reader's back; pages and indexes are always asked for again (ETag).
 */
export function cacheControl(path: string): string {
  if (/^\/(assets|images|media)\//.test(path)) return `public, max-age=${YEAR}, immutable`;
  if (path.startsWith("/import/"))
    return `public, max-age=${WEEK}, stale-while-revalidate=${4 * WEEK}, stale-if-error=${4 * WEEK}`;
  if (path.startsWith("/icons/") || path === "/favicon.ico") return `public, max-age=${WEEK}`;
  return "no-cache";
}
