import { type AnyPath, CHOOSER, everyPath, pageFile, WORKSHOP } from "#addresses/pages.ts";
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
  /** More names for the file of a page, by that name without its extension: where nothing can be redirected, each spelling is a file. */
  spellings?: (page: string) => readonly string[];
  /** Takes out of a set what the host answers without a file of its own, and gives the files that this asks for. */
  thin?: (files: Map<string, string>, most: number) => Promise<Record<string, string>>;
  /** What its set is made of besides the release, in a word: another one, and the set is made again. */
  stamp?: () => Promise<string>;
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

/** Where a program that renews the certificate puts its proofs (RFC 8555): the one hidden folder that is read. Caddy answers there by itself. */
export const CERTIFICATE_PROOFS = "/.well-known/acme-challenge/";

/** The name of a page's file in a set: a host that is given `arc/index.html` answers `/arc` by a redirect. */
export function flatPageFile(path: AnyPath | typeof WORKSHOP): string {
  return flatName(pageFile(path));
}

/** The name in a set of a file of the release: only pages have another. */
export function flatName(file: string): string {
  return file.replace(/^(.+)\/index\.html/, "$1.html");
}

/** The pages that only some sites have. */
const OPTIONAL: ReadonlySet<string> = new Set([CHOOSER, WORKSHOP]);

/** Every page that the site has, with its file in the set. */
export function flatPages(site: SiteToPublish): { path: AnyPath | typeof WORKSHOP; file: string }[] {
  const optional = ([CHOOSER, WORKSHOP] as const).filter((path) => isThere(site, path));
  return [...everyPath(), ...optional].map((path) => ({ path, file: flatPageFile(path) }));
}

/** The rows of the policy that a site has: those of a page that only some have, and of the form's files, only where it is. */
export function rulesOf(site: SiteToPublish): readonly PathRule[] {
  return PATH_RULES.filter((rule) =>
    "page" in rule ? isThere(site, rule.page) : rule.readBy !== "form" || isThere(site, WORKSHOP),
  );
}

function isThere({ files }: SiteToPublish, path: AnyPath | typeof WORKSHOP): boolean {
  return !OPTIONAL.has(path) || files.includes(`/${flatPageFile(path)}`);
}

/** The first line of a file that the build writes for a host. */
export function madeBy(name: string): string {
  return `# Fait par « npm run build » pour ${name} : refait à chaque construction.`;
}

/** A text between quotes, as nginx and Caddy read it. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}
