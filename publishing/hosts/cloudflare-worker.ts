import { MEDIA } from "#addresses/files.ts";
import { NOT_FOUND, PAGES } from "#addresses/pages.ts";
import { byteRange } from "#http-policy/byte-range.ts";
import { ALIAS_ANSWER, canonicalPath } from "#http-policy/page-aliases.ts";

/**
 * The program that answers, on Cloudflare, what its files alone would answer wrongly: what is missing, the other addresses
 * of a page, a part of a recording. The rules are the server's own functions, by their text.
 */
export function cloudflareWorker(): string {
  return `// Fait par « npm run build » pour Cloudflare : refait à chaque construction.
${canonicalPath.toString()}

${byteRange.toString()}

const PAGES = new Set(${JSON.stringify(PAGES.map(({ path }) => path))});

export default {
  async fetch(request, { FICHIERS }) {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith("${MEDIA}")) {
      const file = await FICHIERS.fetch(request);
      if (file.status !== 404) return asked(request, file);
    }
    const page = canonicalPath(decoded(pathname));
    if (PAGES.has(page))
      return new Response(null, {
        status: ${ALIAS_ANSWER.status},
        headers: { location: encodeURI(page) + search, "cache-control": "${ALIAS_ANSWER.cache}" },
      });
    const missing = await FICHIERS.fetch(new URL("${NOT_FOUND}", request.url));
    return new Response(request.method === "HEAD" ? null : missing.body, { status: 404, headers: missing.headers });
  },
};

/** The part of a file that is asked for, or all of it. */
async function asked(request, file) {
  const headers = new Headers(file.headers);
  headers.set("accept-ranges", "bytes");
  const condition = request.headers.get("if-range");
  const isAsked = request.method === "GET" && file.status === 200 && request.headers.has("range");
  if (!isAsked || (condition !== null && condition !== headers.get("etag")))
    return new Response(file.body, { status: file.status, headers });
  const bytes = await file.arrayBuffer();
  const range = byteRange(request.headers.get("range"), bytes.byteLength);
  if (range === "whole") return new Response(bytes, { headers });
  if (range === "unsatisfiable") {
    headers.set("content-range", "bytes */" + bytes.byteLength);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-range", "bytes " + range.start + "-" + range.end + "/" + bytes.byteLength);
  return new Response(bytes.slice(range.start, range.end + 1), { status: 206, headers });
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
`;
}
