import { CHOOSER } from "#addresses/pages.ts";
import { canonicalPath, chooserLocation } from "#http-policy/page-aliases.ts";
import type { Site } from "../load/load-site.ts";
import type { StaticFile } from "../static-file.ts";

/** What a requested path stands for; `location` is percent-encoded and keeps the query. */
export type Resolved =
  | { kind: "file"; path: string; file: StaticFile }
  | { kind: "redirect"; location: string }
  | { kind: "missing" };

/**
 * Looks a request target up in the site. The accented page answers in NFC and, by one redirect, in NFD; a trailing
 * slash leads to the page without it; the wall that is asked to be chosen from, to its page in frames. Nothing else is an
 * alias [R8].
 * @param target the request target as node:http gives it, query included
 */
export function resolvePath(site: Site, target: string): Resolved {
  const mark = target.indexOf("?");
  const raw = mark === -1 ? target : target.slice(0, mark);
  const chooser = site.pages.has(CHOOSER) && mark !== -1 && chooserLocation(raw, target.slice(mark + 1));
  if (chooser) return { kind: "redirect", location: chooser };
  const exact = site.files.get(raw);
  if (exact !== undefined) return { kind: "file", path: raw, file: exact };
  const decoded = decode(raw);
  if (decoded === undefined) return { kind: "missing" };
  const file = site.files.get(decoded);
  if (file !== undefined) return { kind: "file", path: decoded, file };
  const canonical = canonicalPath(decoded);
  if (!site.pages.has(canonical)) return { kind: "missing" };
  return { kind: "redirect", location: encodeURI(canonical) + (mark === -1 ? "" : target.slice(mark)) };
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
