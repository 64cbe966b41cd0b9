import { type AnyPath, everyPath, pageFile, WORKSHOP } from "#addresses/pages.ts";
import { PATH_RULES, type PathRule, type SitePolicy } from "#http-policy/public-paths.ts";
import type { ServerBuild } from "#schemas/server-build.ts";

/** What the files of a host are made from. */
export interface SiteToPublish extends SitePolicy {
  build: ServerBuild;
  /** Empty when it is not known. */
  publicUrl: string;
  /** The host's files of the site by public path, encoded copies among them, pages flat: `/arc.html`, `/assets/x.js.br`. */
  files: readonly string[];
}

/** One kind of host of files, and what its set holds. */
export interface Host {
  /** Its name as people write it. */
  name: string;
  /** The compressed copies that it can use; where the host compresses by itself they would only be public. */
  copies: readonly ("br" | "gz")[];
  /** The folder of the set that holds the site: empty where the host reads its own files from among the site's. */
  folder: "" | "site/";
  /** The host's own files by their name in the set. */
  write: (site: SiteToPublish) => Record<string, string> | Promise<Record<string, string>>;
  /** Takes out of a set what the host answers without a file of its own, and gives the files that this asks for. */
  thin?: (files: Map<string, string>, most: number) => Promise<Record<string, string>>;
  /** What its free offer takes, where it is bounded. */
  limits?: HostLimits;
}

/** Numbers of files and bytes that a host takes; `more` says in French what to do beyond. */
interface HostLimits {
  files?: number;
  fileBytes?: number;
  totalBytes?: number;
  more: string;
}

/** The name of a page's file in a set: a host that is given `arc/index.html` answers `/arc` by a redirect. */
export function flatPageFile(path: AnyPath | typeof WORKSHOP): string {
  return flatName(pageFile(path));
}

/** The name in a set of a file of the release: only pages have another. */
export function flatName(file: string): string {
  return file.replace(/^(.+)\/index\.html/, "$1.html");
}

/** Every page with its file in the set. */
export function flatPages(site: SiteToPublish): { path: AnyPath | typeof WORKSHOP; file: string }[] {
  const workshop = hasWorkshop(site) ? ([WORKSHOP] as const) : [];
  return [...everyPath(), ...workshop].map((path) => ({ path, file: flatPageFile(path) }));
}

/** The rows of the policy that a site has: those of the staff's form only where there is one. */
export function rulesOf(site: SiteToPublish): readonly PathRule[] {
  return hasWorkshop(site)
    ? PATH_RULES
    : PATH_RULES.filter(({ readBy }) => readBy !== "staff" && readBy !== "form");
}

function hasWorkshop({ files }: SiteToPublish): boolean {
  return files.includes(`/${flatPageFile(WORKSHOP)}`);
}

/** The first line of a file that the build writes for a host. */
export function madeBy(name: string): string {
  return `# Fait par « npm run build » pour ${name} : refait à chaque construction.`;
}
