import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaType } from "#http-policy/media-type.ts";
import { fromLab } from "../../lab/lab.ts";
import { decodedPath, endWith, playHost } from "../played-host.ts";
import type { StartHost } from "../programs.ts";

/** What Netlify's own readers make of the two files. */
interface HeadersReader {
  parseAllHeaders: (options: {
    headersFiles: string[];
    minimal: true;
  }) => Promise<{ headers: { for: string; values: Record<string, string> }[]; errors: Error[] }>;
}
interface RedirectsReader {
  parseAllRedirects: (options: { redirectsFiles: string[]; minimal: true }) => Promise<{
    redirects: { path?: string; from?: string; to: string; status?: number }[];
    errors: Error[];
  }>;
}

/**
 * Serves the set as Netlify's documentation says that it does, with the rules as its own readers read them; a stand-in,
 * for there is no Netlify to run. Harsher than what is known of the real one: rules of a path hold for its 404 too.
 * @throws with what its readers refuse
 */
export const startNetlify: StartHost = async (set) => {
  const [{ parseAllHeaders }, { parseAllRedirects }] = await Promise.all([
    fromLab<HeadersReader>("@netlify/headers-parser"),
    fromLab<RedirectsReader>("@netlify/redirect-parser"),
  ]);
  const { headers, errors } = await parseAllHeaders({ headersFiles: [join(set, "_headers")], minimal: true });
  const read = await parseAllRedirects({ redirectsFiles: [join(set, "_redirects")], minimal: true });
  const [refused] = [...errors, ...read.errors];
  if (refused !== undefined) throw refused;
  const redirects = new Map(read.redirects.map((each) => [decodedPath(each.path ?? each.from ?? ""), each]));

  return playHost(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://netlify");
    const path = decodedPath(pathname);
    // A rule holds for its path with and without a slash at the end.
    const redirect = redirects.get(path.replace(/(.)\/$/, "$1"));
    if (redirect !== undefined)
      return response.writeHead(redirect.status ?? 301, { location: redirect.to + search }).end();
    const page = path.replace(/(.)\/$/, "$1");
    // "Pretty URLs": a page without its slash and its extension.
    const names =
      path.includes("..") || /^\/[._]/.test(path) ? [] : [path, `${page}.html`, `${page}/index.html`];
    const bodies = await Promise.all(names.map((name) => readFile(join(set, name)).catch(() => undefined)));
    const index = bodies.findIndex((body) => body !== undefined);
    if (index === 1 && page !== path)
      return response.writeHead(301, { location: encodeURI(page) + search }).end();
    for (const { for: where, values } of headers)
      if (fits(where, encodeURI(path)))
        for (const [name, value] of Object.entries(values)) {
          const before = response.getHeader(name);
          response.setHeader(name, before === undefined ? value : `${String(before)}, ${value}`);
        }
    response.setHeader("content-type", mediaType(index === 0 ? path : ".html") ?? "application/octet-stream");
    const body = bodies[index] ?? (await readFile(join(set, "404.html")));
    endWith(request, response, { body, found: index !== -1 });
  });
};

function fits(where: string, pathname: string): boolean {
  return where.endsWith("*") ? pathname.startsWith(where.slice(0, -1)) : where === pathname;
}
