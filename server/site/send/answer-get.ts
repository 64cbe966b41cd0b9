import type { IncomingMessage, ServerResponse } from "node:http";
import { ALIAS_ANSWER } from "#http-policy/page-aliases.ts";
import { isMachinePath, isOpenPath } from "#http-policy/public-paths.ts";
import { type Header, PREFLIGHT_HEADERS } from "#http-policy/security-headers.ts";
import { flatHeaders, type StaticFile } from "../static-file.ts";
import type { Site, SocialPreviews } from "../load/load-site.ts";
import { resolvePath } from "./resolve-path.ts";
import { sendFile, sendMemoryFile } from "./send-file.ts";

/** All that can be read with GET: the build, the files made while running, and the previews. */
export interface PublicFiles {
  site: Site;
  previews: SocialPreviews;
  /** Files made while the server runs, such as the streamers' cache; they win over the build's. */
  extra: ReadonlyMap<string, StaticFile>;
  /** Security headers of short answers that are not files. */
  plain: readonly Header[];
}

/**
 * Answers a GET or HEAD from the public files.
 * @returns the path for the access log: a known one, or a word that repeats nothing of what was typed
 */
export function answerGet(request: IncomingMessage, response: ServerResponse, files: PublicFiles): string {
  const target = request.url ?? "/";
  const mark = target.indexOf("?");
  const extra = files.extra.get(mark === -1 ? target : target.slice(0, mark));
  if (extra !== undefined) {
    sendFile(request, response, extra);
    return "(fichier vivant)";
  }
  const resolved = resolvePath(files.site, target);
  if (resolved.kind === "file") {
    const preview = mark === -1 ? undefined : files.previews(resolved.path, target.slice(mark));
    sendFile(request, response, preview ?? resolved.file);
    return resolved.path;
  }
  if (resolved.kind === "redirect") {
    response.writeHead(ALIAS_ANSWER.status, [
      ...flatHeaders(files.plain),
      "location",
      resolved.location,
      "cache-control",
      ALIAS_ANSWER.cache,
      "content-length",
      "0",
    ]);
    response.end();
    return "(redirection)";
  }
  // Whoever mistypes an address in a browser is helped on, wherever a program would ask.
  const byPerson = request.headers.accept?.includes("text/html") === true;
  if (isMachinePath(target) && !byPerson) plainText(request, response, 404, "Introuvable.", files.plain);
  else sendMemoryFile(request, response, files.site.notFound, 404);
  return "(introuvable)";
}

/**
 * Answers any other method. What is open to other sites says so to a browser that asks first (OPTIONS, a script that adds a
 * header of its own); the rest is 405 with Allow where something can be read, else 404.
 */
export function answerOther(request: IncomingMessage, response: ServerResponse, files: PublicFiles): string {
  const target = request.url ?? "/";
  const path = target.split("?", 1)[0] ?? "";
  const resolved = resolvePath(files.site, target);
  const known = files.extra.has(path) || resolved.kind !== "missing";
  const isOpen = known && isOpenPath(resolved.kind === "file" ? resolved.path : path);
  if (isOpen && request.method === "OPTIONS") {
    response.writeHead(204, flatHeaders([...files.plain, ...PREFLIGHT_HEADERS])).end();
    return "(demande préalable)";
  }
  const headers: Header[] = known ? [["allow", isOpen ? "GET, HEAD, OPTIONS" : "GET, HEAD"]] : [];
  plainText(
    request,
    response,
    known ? 405 : 404,
    known ? "Cette adresse se lit, elle ne reçoit rien." : "Introuvable.",
    [...files.plain, ...headers],
  );
  return "(méthode refusée)";
}

function plainText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: readonly Header[],
): void {
  const body = Buffer.from(text);
  response.writeHead(status, [
    ...flatHeaders(headers),
    "content-type",
    "text/plain; charset=utf-8",
    "cache-control",
    "no-store",
    "content-length",
    String(body.length),
  ]);
  response.end(request.method === "HEAD" ? undefined : body);
}
