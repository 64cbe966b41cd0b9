import { join } from "node:path";
import { NOT_FOUND, pageFile } from "#addresses/pages.ts";
import { isForEver, ruleAt, ruleHeaders, type SitePolicy } from "#http-policy/public-paths.ts";
import type { Header } from "#http-policy/security-headers.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import { withReports } from "#server/policy-report/policy-report.ts";
import { type FoundFile, listFiles } from "./list-files.ts";
import { loadDiskFile, loadMemoryFile } from "../load-file.ts";
import { isText, mediaType } from "#http-policy/media-type.ts";
import type { MemoryFile, StaticFile } from "../static-file.ts";

export { loadPreviews, type SocialPreviews } from "./social-preview.ts";

/** Small pictures stay in memory once they were asked for, up to this many bytes in all. */
const SHELF = 64 * 1024 * 1024;

/**
 * Everything that the server may show, found once at start: no path is joined at request time, so no request can name
 * another file. Keys are decoded public paths, NFC ("/", "/vidéo", "/assets/x.js").
 */
export interface Site {
  files: ReadonlyMap<string, StaticFile>;
  pages: ReadonlySet<string>;
  notFound: MemoryFile;
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
  const shelf = { left: SHELF };
  const add = async ({ path, disk }: FoundFile, siblings: ReadonlySet<string>): Promise<void> => {
    const type = mediaType(path);
    if (type === undefined || path.endsWith(".html") || files.has(`/${path}`)) return;
    const headers = headersOf(`/${path}`, policy);
    files.set(
      `/${path}`,
      isText(path)
        ? await loadMemoryFile(path, type, disk, siblings, headers)
        : await loadDiskFile(type, disk, headers, shelf),
    );
  };
  for (const file of found) await add(file, names);
  for (const folder of earlier) {
    // A release that goes away while it is read has nobody left to serve.
    const all = await listFiles(folder).catch(() => []);
    const siblings = new Set(all.map(({ path }) => path));
    for (const file of all) if (isForEver(`/${file.path}`)) await add(file, siblings).catch(() => undefined);
  }
  for (const { path, file } of build.pages)
    files.set(path, await loadPage(clientDir, file, names, headersOf(path, policy)));
  const notFound = await loadPage(clientDir, pageFile(NOT_FOUND), names, headersOf(NOT_FOUND, policy));
  return { files, pages: new Set(build.pages.map(({ path }) => path)), notFound };
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
