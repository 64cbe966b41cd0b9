import { type AnyPath, CHOOSER, type WORKSHOP } from "#addresses/pages.ts";

/** How an alias of a page leads to it: for good, and kept for an hour, so that a mistake does not last. */
export const ALIAS_ANSWER = { status: 308, cache: "public, max-age=3600" } as const;

/**
 * The one address of what someone typed or pasted: the accent in one letter (NFC), no slash at the end. Nothing else is
 * an alias of a page [R8].
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

/**
 * Where `/affiche?choisir=1` leads: the wall in a frame, under the address that has a policy of its own. Undefined for any
 * other address. Hosts of files cannot tell one query from another; there, the page itself is named.
 * @param query with its question mark or without
 */
export function chooserLocation(path: string, query: string): string | undefined {
  const asked = new URLSearchParams(query);
  if (path !== "/affiche" || asked.get("choisir") !== "1") return undefined;
  asked.delete("choisir");
  return asked.size === 0 ? CHOOSER : `${CHOOSER}?${asked.toString()}`;
}
