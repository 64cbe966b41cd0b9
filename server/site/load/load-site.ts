import { basename, dirname, join } from "node:path";
import { NOT_FOUND, pageFile } from "#addresses/pages.ts";
import { isForEver, ruleAt, ruleHeaders, type SitePolicy } from "#http-policy/public-paths.ts";
import type { Header } from "#http-policy/security-headers.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import { withReports } from "#server/policy-report/policy-report.ts";
import { type FoundFile, listFiles } from "./list-files.ts";
import { loadMemoryFile, openDiskFile } from "../load-file.ts";
import { isText, mediaType } from "#http-policy/media-type.ts";
import type { MemoryFile, Shelf, StaticFile } from "../static-file.ts";

export { loadPreviews, type SocialPreviews } from "./social-preview.ts";

/** Small pictures stay in memory once they were asked for, up to this many bytes in all. */
const SHELF = 64 * 1024 * 1024;

/**
 * Everything that the server may show, found once at start: no path is joined at request time, so no request can name
 * another file. Keys are decoded public paths, NFC ("/", "/vidéo", "/assets/x.js"). What stays on the disk is looked at
 * when it is first asked for: of tens of thousands, few are.
 */
export interface Site {
  files: { get: (path: string) => StaticFile | undefined };
  pages: ReadonlySet<string>;
  notFound: MemoryFile;
  /** Files of it that somebody did not get, as they are noted (`static-file.ts`). */
  missed: Shelf["missed"];
}

/**
 * Loads the client folder of a release.
 * @param earlier those of the releases before it: pages that were opened then still ask for their scripts, styles and
 * pictures, whose names hold a digest
 * @param https whether the public address is https, which adds HSTS
 */
export async function loadSite(
  clientDir: string,
  earlier: readonly string[],
  build: ServerBuild,
  https: boolean,
): Promise<Site> {
  const found = await listFiles(clientDir);
  const names = new Set(found.map(({ path }) => path));
  const policy = { policy: build.policy, https };
  const files = new Map<string, StaticFile>();
  /** The folders on the disk in which the others are. */
  const waiting = new Map<string, string>();
  const shelf: Shelf = { left: SHELF, missed: new Map() };
  const setOpened = (at: string, disk: string): StaticFile | undefined => {
    const file = openDiskFile(mediaType(at) ?? "", disk, headersOf(at, policy), shelf);
    if (file) files.set(at, file);
    return file;
  };
  const add = async ({ path, disk }: FoundFile, siblings: ReadonlySet<string>): Promise<void> => {
    const at = `/${path}`;
    const type = mediaType(path);
    if (type === undefined || path.endsWith(".html") || files.has(at) || waiting.has(at)) return;
    if (isText(path) && !isOneOfMany(at))
      files.set(at, await loadMemoryFile(path, type, disk, siblings, headersOf(at, policy)));
    else if (basename(disk) === basename(path)) waiting.set(at, dirname(disk));
    else setOpened(at, disk);
  };
  for (const file of found) await add(file, names);
  for (const folder of earlier) {
    // A release that goes away while it is read has nobody left to serve.
    const all = await listFiles(folder, (path) => isForEver(`/${path}`)).catch(() => []);
    const siblings = new Set(all.map(({ path }) => path));
    for (const file of all) await add(file, siblings).catch(() => undefined);
  }
  const get = (path: string): StaticFile | undefined => {
    const known = files.get(path);
    const folder = known ? undefined : waiting.get(path);
    return folder === undefined ? known : setOpened(path, join(folder, basename(path)));
  };
  for (const { path, file } of build.pages)
    files.set(path, await loadPage(clientDir, file, names, headersOf(path, policy)));
  const notFound = await loadPage(clientDir, pageFile(NOT_FOUND), names, headersOf(NOT_FOUND, policy));
  return {
    files: { get },
    pages: new Set(build.pages.map(({ path }) => path)),
    notFound,
    missed: shelf.missed,
  };
}

/** An entry of a gallery alone: each is asked for seldom, and there are as many as entries. */
function isOneOfMany(path: string): boolean {
  const rule = ruleAt(path);
  return "folder" in rule && rule.readBy === "everyone";
}

function loadPage(
  clientDir: string,
  file: string,
  names: ReadonlySet<string>,
  headers: readonly Header[],
): Promise<MemoryFile> {
  return loadMemoryFile(file, "text/html; charset=utf-8", join(clientDir, file), names, headers);
}

/** Pages and the service worker tell us what their policy stopped; a file in which nothing runs has nothing to tell. */
function headersOf(path: string, policy: SitePolicy): Header[] {
  const rule = ruleAt(path);
  const headers = ruleHeaders(rule, policy);
  return rule.readBy === "people" || rule.readBy === "worker" ? withReports(headers) : headers;
}
