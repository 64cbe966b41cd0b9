import { MEDIA } from "#addresses/files.ts";
import { CHOOSER, NOT_FOUND } from "#addresses/pages.ts";
import { ALIAS_ANSWER, canonicalPath, chooserLocation } from "#http-policy/page-aliases.ts";
import type { Bindings, EdgeSite } from "../bindings.ts";
import { answerPart } from "./answer-part.ts";
import { createPreview } from "./preview.ts";
import { answerSpared } from "./spared.ts";

/** Gives the answer to what is asked of the site's files. */
type Pages = (request: Request, files: Bindings["FICHIERS"]) => Promise<Response>;

/**
 * Answers what the files alone would answer wrongly: what is missing, the other addresses of a page, a part of a recording,
 * the preview of what a link names, what a large site spares as a file.
 */
export function createPages(site: EdgeSite): Pages {
  const preview = createPreview(site);
  const policy = { policy: site.build.policy, https: site.publicUrl.startsWith("https:") };
  const pages: ReadonlySet<string> = new Set(site.build.pages.map(({ path }) => path));
  return async (request, files) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    const { pathname, search } = new URL(request.url);
    const path = decoded(pathname);
    if (pathname.startsWith(MEDIA)) {
      const file = await files.fetch(request);
      if (file.status !== 404) return answerPart(request, file);
    }
    const chooser = pages.has(CHOOSER) ? chooserLocation(path, search) : undefined;
    if (chooser !== undefined) return redirect(chooser);
    if (pages.has(path)) return (await preview(request, path, files)) ?? files.fetch(request);
    const spared = await answerSpared(request, path, files, policy);
    if (spared !== undefined) return spared;
    const page = canonicalPath(path);
    if (pages.has(page)) return redirect(encodeURI(page) + search);
    const missing = await files.fetch(new URL(NOT_FOUND, request.url));
    return new Response(request.method === "HEAD" ? null : missing.body, {
      status: 404,
      headers: missing.headers,
    });
  };
}

function redirect(location: string): Response {
  const headers = { location, "cache-control": ALIAS_ANSWER.cache };
  return new Response(null, { status: ALIAS_ANSWER.status, headers });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
