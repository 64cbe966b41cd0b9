import { join } from "node:path";
import { SERVICE_WORKER } from "#addresses/files.ts";
import { NOT_FOUND, pageFile } from "#addresses/pages.ts";
import {
  isOpenPath,
  openFileHeaders,
  pageHeaders,
  privateFileHeaders,
  serviceWorkerHeaders,
  type Header,
} from "#http-policy/security-headers.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import { withReports } from "#server/policy-report/policy-report.ts";
import { listFiles } from "./list-files.ts";
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
 * Loads `build/client/`.
 * @param https whether the public address is https, which adds HSTS
 */
export async function loadSite(clientDir: string, build: ServerBuild, https: boolean): Promise<Site> {
  const found = await listFiles(clientDir);
  const names = new Set(found.map(({ path }) => path));
  const page = withReports(pageHeaders(build.policy, https));
  const files = new Map<string, StaticFile>();
  const shelf = { left: SHELF };
  for (const { path, disk } of found) {
    const type = mediaType(path);
    if (type === undefined || path.endsWith(".html")) continue;
    const security = securityOf(`/${path}`, https);
    files.set(
      `/${path}`,
      isText(path)
        ? await loadMemoryFile(path, type, disk, names, security)
        : await loadDiskFile(path, type, disk, security, shelf),
    );
  }
  for (const { path, file } of build.pages) files.set(path, await loadPage(clientDir, file, names, page));
  const notFound = await loadPage(clientDir, pageFile(NOT_FOUND), names, page);
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

function securityOf(path: string, https: boolean): Header[] {
  if (path === SERVICE_WORKER) return withReports(serviceWorkerHeaders(https));
  return isOpenPath(path) ? openFileHeaders(https) : privateFileHeaders(https);
}
