import { MEDIA } from "#addresses/files.ts";
import { CHOOSER, NOT_FOUND } from "#addresses/pages.ts";
import { canonicalPath, chooserLocation } from "#http-policy/page-aliases.ts";
import { answerToOther, isWordEnough, MISSING } from "#http-policy/short-answers.ts";
import type { Bindings, EdgeSite } from "../bindings.ts";
import { answerPart } from "./answer-part.ts";
import { createPreview } from "./preview.ts";
import { redirect, shortResponse } from "./short-response.ts";
import { answerSpared } from "./spared.ts";

export { shortResponse } from "./short-response.ts";

/** Gives the answer to what is asked of the site's files. */
type Pages = (request: Request, files: Bindings["FICHIERS"]) => Promise<Response>;

/**
 * Answers what the files alone would answer wrongly: what is missing, the other addresses of a page, a part of a recording,
 * the preview of what a link names, what a large site spares as a file.
 */
export function createPages(site: EdgeSite): Pages {
  const read = createReading(site);
  return async (request, files) => {
    const { method, url } = request;
    const path = decoded(new URL(url).pathname);
    if (method !== "GET" && method !== "HEAD") {
      const isThere = (await read(new Request(url), files)) !== undefined;
      return shortResponse(answerToOther(method, isThere ? path : undefined), site, method);
    }
    const found = await read(request, files);
    if (found !== undefined) return found;
    if (isWordEnough(path, request.headers.get("accept"))) return shortResponse(MISSING, site, method);
    const { body, headers } = await files.fetch(new URL(NOT_FOUND, url));
    return new Response(method === "HEAD" ? null : body, { status: 404, headers });
  };
}

/** Answers what can be read; undefined where there is nothing. */
function createReading(
  site: EdgeSite,
): (request: Request, files: Bindings["FICHIERS"]) => Promise<Response | undefined> {
  const preview = createPreview(site);
  const policy = { policy: site.build.policy, https: site.publicUrl.startsWith("https:") };
  const pages: ReadonlySet<string> = new Set(site.build.pages.map(({ path }) => path));
  return async (request, files) => {
    const { pathname, search } = new URL(request.url);
    const path = decoded(pathname);
    if (pathname.startsWith(MEDIA)) {
      const file = await files.fetch(request);
      if (file.status !== 404) return answerPart(request, file);
    }
    const chooser = pages.has(CHOOSER) ? chooserLocation(path, search) : undefined;
    if (chooser !== undefined) return redirect(chooser, site);
    if (pages.has(path)) return (await preview(request, path, files)) ?? files.fetch(request);
    const spared = await answerSpared(request, path, files, policy);
    if (spared !== undefined) return spared;
    const page = canonicalPath(path);
    return pages.has(page) ? redirect(encodeURI(page) + search, site) : undefined;
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
