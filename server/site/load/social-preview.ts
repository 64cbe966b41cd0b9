import { join } from "node:path";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { galleryEntry } from "#addresses/files.ts";
import { ruleAt, ruleHeaders } from "#http-policy/public-paths.ts";
import type { Header } from "#http-policy/security-headers.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import {
  createPreviews,
  type EntryPlace,
  fillTags,
  PREVIEWED_PAGES,
  PreviewEntry,
} from "#server/previews/previews.ts";
import { withReports } from "#server/policy-report/policy-report.ts";
import { memoryFile } from "../load-file.ts";
import type { MemoryFile } from "../static-file.ts";
import type { Site } from "./load-site.ts";
import { createTimeAllowance } from "./time-allowance.ts";

/** Pages kept ready in memory; the others are made again when they are asked for. */
const KEPT = 200;

/**
 * Previews of walls take this share of the server's time at most, and those of pictures and people as much, of which half a
 * second may be saved up: each costs a hundred plain pages, and one thread answers everybody. Walls are without number: who
 * asks for them without end takes no picture's preview from anybody.
 */
const SHARE_OF_TIME = 1 / 16;
const SAVED_UP = 500;

/** Gives the page to send for a link that names a picture, a wall or a person, or undefined when the plain page is right. */
export type SocialPreviews = (path: string, query: string) => MemoryFile | undefined;

/**
 * Prepares the previews that chats show: the prerendered page with the tags of what a link names. Asked for more than their
 * share of the time allows, the plain page is right: it shows people the same, its tags alone are those of the page.
 */
export async function loadPreviews(
  clientDir: string,
  files: Site["files"],
  build: ServerBuild,
  publicUrl: string | undefined,
  clock: () => number = () => performance.now(),
): Promise<SocialPreviews> {
  const https = publicUrl?.startsWith("https:") ?? false;
  const pages = new Map<string, string>();
  for (const { path, file } of build.pages)
    if (PREVIEWED_PAGES.some((previewed) => previewed === path))
      pages.set(path, await readFile(join(clientDir, file), "utf8"));
  const base = publicUrl ?? "";
  const previews = createPreviews({ name: build.name, base, roster: build.roster });
  const made = new Map<string, MemoryFile>();
  const allowWall = createTimeAllowance(SHARE_OF_TIME, SAVED_UP, clock);
  const allowOther = createTimeAllowance(SHARE_OF_TIME, SAVED_UP, clock);
  const make = (path: string, html: string, query: URLSearchParams): MemoryFile | undefined => {
    const tags = previews.tags(path, query, (place) => readEntry(files, place));
    if (tags === undefined) return undefined;
    const address = tags["og:url"] ?? "";
    const known = made.get(address);
    if (known !== undefined) return known;
    const page = fillTags(html, tags);
    const headers: Header[] = [
      ["content-type", "text/html; charset=utf-8"],
      ...withReports(ruleHeaders(ruleAt(path), { policy: build.policy, https })),
    ];
    const file = memoryFile(Buffer.from(page), compressed(page), headers);
    // Walls are without number, and none is kept: each is asked for a few times, by those it was sent to.
    if (!address.includes("?mur=") && made.size < KEPT) made.set(address, file);
    return file;
  };
  return (path, text) => {
    const html = pages.get(path);
    if (html === undefined) return undefined;
    // The address as the site itself shares it: one that is ready takes no time.
    const ready = made.get(base + path + text);
    if (ready !== undefined) return ready;
    const query = new URLSearchParams(text);
    const allow = query.has("mur") ? allowWall : allowOther;
    return allow(() => make(path, html, query));
  };
}

function compressed(html: string): { br: Buffer; gzip: Buffer } {
  // Quick levels: this is done while someone waits.
  return {
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    gzip: gzipSync(html, { level: 4 }),
  };
}

/** What the entry's own file says: a few hundred bytes, read when a link names it. */
function readEntry(files: Site["files"], { gallery, id }: EntryPlace): PreviewEntry | undefined {
  const file = files.get(galleryEntry(gallery, id));
  if (file?.kind !== "disk") return undefined;
  try {
    return PreviewEntry.parse(JSON.parse(readFileSync(file.path, "utf8")));
  } catch (error) {
    // Its release has gone in this moment: the plain page is right.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
