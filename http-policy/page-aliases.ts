import type { AnyPath, WORKSHOP } from "#addresses/pages.ts";

/** How an alias of a page leads to it: for good, and kept for an hour, so that a mistake does not last. */
export const ALIAS_ANSWER = { status: 308, cache: "public, max-age=3600" } as const;

/**
 * The one address of what someone typed or pasted: the accent in one letter (NFC), no slash at the end. Nothing else is
 * an alias of a page [R8]. It leans on nothing around it: its text goes to the edge as it is.
 * @param path decoded
 */
export function canonicalPath(path: string): string {
  return path.normalize("NFC").replace(/([^/])\/$/, "$1");
}

/** The other addresses of a page, decoded: all that {@link canonicalPath} leads to it. Empty for the home page. */
export function pageAliases(path: AnyPath | typeof WORKSHOP): string[] {
  if (path === "/") return [];
  const spellings = [...new Set([path, path.normalize("NFD")])];
  return [...spellings, ...spellings.map((spelling) => `${spelling}/`)].filter((alias) => alias !== path);
}
