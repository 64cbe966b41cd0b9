import {
  ASSETS,
  galleryEntry,
  galleryList,
  ICON_FOLDER,
  IMAGES,
  IMPORTS,
  MEDIA,
  LEGAL_NOTICES,
  NEWS_FEED,
  plainList,
  SERVICE_WORKER,
  STREAMERS_CACHE,
  WORKSHOP_FILES,
} from "#addresses/files.ts";
import { FAVICON } from "#addresses/icons.ts";
import { type AnyPath, CHOOSER, everyPath, WORKSHOP } from "#addresses/pages.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import type { PagePolicy } from "./content-security-policy.ts";
import {
  type Header,
  openFileHeaders,
  pageHeaders,
  plainListHeaders,
  privateFileHeaders,
  serviceWorkerHeaders,
  workshopFileHeaders,
  workshopPageHeaders,
} from "./security-headers.ts";

const YEAR = 31_536_000;
const WEEK = 604_800;

const FOR_EVER = `public, max-age=${YEAR}, immutable`;
const A_WEEK = `public, max-age=${WEEK}`;
const ASKED_AGAIN = "no-cache";

/** What one row is about: a page, one file, everything under a folder, or every file that no other row names. */
type Place = { page: AnyPath | typeof WORKSHOP } | { file: string } | { folder: string } | { rest: true };

/** One row of the policy. `cache` is the Cache-Control of what is there; what is missing is never kept by anybody. */
export type PathRule = Place & {
  cache: string;
  /**
   * Who reads it, which decides its security headers: people, people without scripts, this site alone, everyone and the
   * game, the browser as a worker, the staff as a form, or that form.
   */
  readBy: "people" | "walkers" | "site" | "everyone" | "worker" | "staff" | "form";
  /** The origins that may frame it are those that the staff names (`frames` of the policy); nobody may frame another page. */
  framed?: true;
};

/**
 * What each public path is given, the only statement of it: our server answers by this table and the files of static
 * hosts are made from it (publishing/). Names that hold a digest never change; an import image keeps its name when the
 * staff replaces the picture, so it is kept a week and renewed behind the reader's back; pages and lists are always asked
 * for again (ETag).
 */
export const PATH_RULES: readonly PathRule[] = [
  ...everyPath().map((page): PathRule => ({ page, cache: ASKED_AGAIN, readBy: "people" })),
  { page: CHOOSER, cache: ASKED_AGAIN, readBy: "people", framed: true },
  { page: WORKSHOP, cache: ASKED_AGAIN, readBy: "staff" },
  { folder: WORKSHOP_FILES, cache: FOR_EVER, readBy: "form" },
  { folder: ASSETS, cache: FOR_EVER, readBy: "site" },
  { folder: IMAGES, cache: FOR_EVER, readBy: "site" },
  { folder: MEDIA, cache: FOR_EVER, readBy: "site" },
  {
    folder: IMPORTS,
    cache: `${A_WEEK}, stale-while-revalidate=${4 * WEEK}, stale-if-error=${4 * WEEK}`,
    readBy: "everyone",
  },
  ...GALLERIES.map((gallery): PathRule => ({
    file: galleryList(gallery),
    cache: ASKED_AGAIN,
    readBy: "everyone",
  })),
  ...GALLERIES.map((gallery): PathRule => ({
    folder: galleryEntry(gallery, "").replace(/[^/]*$/, ""),
    cache: ASKED_AGAIN,
    readBy: "everyone",
  })),
  ...GALLERIES.map((gallery): PathRule => ({
    file: plainList(gallery),
    cache: ASKED_AGAIN,
    readBy: "walkers",
  })),
  { file: LEGAL_NOTICES, cache: ASKED_AGAIN, readBy: "walkers" },
  { file: NEWS_FEED, cache: ASKED_AGAIN, readBy: "everyone" },
  { file: STREAMERS_CACHE, cache: ASKED_AGAIN, readBy: "everyone" },
  { folder: ICON_FOLDER, cache: A_WEEK, readBy: "site" },
  { file: FAVICON, cache: A_WEEK, readBy: "site" },
  { file: SERVICE_WORKER, cache: ASKED_AGAIN, readBy: "worker" },
];

/** Every file that no row names. */
export const REST: PathRule = { rest: true, cache: ASKED_AGAIN, readBy: "site" };

/** The row of a public path, decoded. */
export function ruleAt(path: string): PathRule {
  return PATH_RULES.find((rule) => covers(rule, path)) ?? REST;
}

function covers(rule: PathRule, path: string): boolean {
  if ("page" in rule) return rule.page === path;
  if ("file" in rule) return rule.file === path;
  return "folder" in rule && path.startsWith(rule.folder);
}

/** What the headers of all answers depend on: the policy of the pages, and whether the public address is https. */
export interface SitePolicy {
  policy: PagePolicy;
  https: boolean;
}

/** The security headers of a row. */
function securityHeaders(rule: PathRule, { policy, https }: SitePolicy): Header[] {
  switch (rule.readBy) {
    case "people":
      return pageHeaders(policy, https, rule.framed && policy.frames);
    case "everyone":
      return openFileHeaders(https);
    case "walkers":
      return plainListHeaders(https);
    case "worker":
      return serviceWorkerHeaders(https);
    case "staff":
      return workshopPageHeaders(policy, https);
    case "form":
      return workshopFileHeaders(https);
    case "site":
      return privateFileHeaders(https);
  }
}

/** All headers of a row that its path alone decides: its caching and its security. */
export function ruleHeaders(rule: PathRule, site: SitePolicy): Header[] {
  return [["cache-control", rule.cache], ...securityHeaders(rule, site)];
}

/** The Cache-Control of a public path. */
export function cacheControl(path: string): string {
  return ruleAt(path).cache;
}

/** Whether a path names a file that never changes, its digest being in its name. */
export function isForEver(path: string): boolean {
  return cacheControl(path) === FOR_EVER;
}

/** Whether a public path is open to other sites: import images, the public lists and entries, the feed. */
export function isOpenPath(path: string): boolean {
  return ruleAt(path).readBy === "everyone";
}

/** Whether a program asks at such a path and not a person: what is missing there needs no 404 page. */
export function isMachinePath(path: string): boolean {
  return path.startsWith("/api/") || "folder" in ruleAt(path);
}
