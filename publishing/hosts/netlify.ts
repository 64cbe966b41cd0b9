import { pageAliases } from "#http-policy/page-aliases.ts";
import { headersFile } from "./headers-file.ts";
import { flatPages, type Host, madeBy, type SiteToPublish } from "./host.ts";

/**
 * Netlify. Its `_headers` hold for what is missing too, so nothing is kept for long there: a file whose name holds a digest
 * for a day, an import image for an hour. It takes a slash at the end away by itself; a rule that does it as well would turn in circles.
 */
export const NETLIFY: Host = { name: "Netlify", copies: [], folder: "", write };

/** Permanent; Netlify does not list 308 among the statuses that it takes. */
const PERMANENT = 301;

function write(site: SiteToPublish): Record<string, string> {
  const redirects = flatPages(site).flatMap(({ path }) =>
    pageAliases(path)
      .filter((alias) => !alias.endsWith("/"))
      .map((alias) => `${encodeURI(alias)} ${encodeURI(path)} ${PERMANENT}`),
  );
  const spellings = (path: string) => [...new Set([encodeURI(path), path])];
  return {
    _headers: headersFile(site, spellings, shorter),
    _redirects: `${madeBy("Netlify")}\n${redirects.join("\n")}\n`,
  };
}

function shorter(cache: string): string {
  if (!cache.includes("max-age")) return cache;
  return `public, max-age=${cache.includes("immutable") ? 86_400 : 3600}`;
}
