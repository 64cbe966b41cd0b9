import type { IncomingMessage, ServerResponse } from "node:http";
import { ALIAS_ANSWER } from "#http-policy/page-aliases.ts";
import type { Header } from "#http-policy/security-headers.ts";
import { answerToOther, isWordEnough, MISSING, type ShortAnswer } from "#http-policy/short-answers.ts";
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
  if (isWordEnough(target, request.headers.accept)) sendShort(request, response, MISSING, files.plain);
  else sendMemoryFile(request, response, files.site.notFound, 404);
  return "(introuvable)";
}

/** Answers any other method. */
export function answerOther(request: IncomingMessage, response: ServerResponse, files: PublicFiles): string {
  const target = request.url ?? "/";
  const path = target.split("?", 1)[0] ?? "";
  const resolved = resolvePath(files.site, target);
  const known = files.extra.has(path) || resolved.kind !== "missing";
  const readable = resolved.kind === "file" ? resolved.path : path;
  const answer = answerToOther(request.method ?? "", known ? readable : undefined);
  sendShort(request, response, answer, files.plain);
  return answer.status === 204 ? "(demande préalable)" : "(méthode refusée)";
}

function sendShort(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, headers }: ShortAnswer,
  plain: readonly Header[],
): void {
  const body = Buffer.from(text);
  const length: Header[] = status === 204 ? [] : [["content-length", String(body.length)]];
  response.writeHead(status, flatHeaders([...plain, ...headers, ...length]));
  response.end(request.method === "HEAD" ? undefined : body);
}
