import type { IncomingMessage, ServerResponse } from "node:http";
import type { Journal } from "#server/journal/journal.ts";
import type { AnswerKind, Meter } from "#server/metrics/metrics.ts";
import { IMPORTS } from "#addresses/files.ts";
import { API_ROUTES } from "#http-policy/api-routes.ts";
import { answerGet, refuseMethod, type PublicFiles } from "#server/site/send/answer-get.ts";
import type { NumberedResponse } from "./numbered-response.ts";
import { detailOf, unforeseenWords } from "./unforeseen.ts";

/** Paths that the application answers; everything else is a file or nothing. */
const API_PATHS: ReadonlySet<string> = new Set(API_ROUTES.map(({ path }) => path));

/**
 * The entry of every request. Files are written straight to node's response, without a framework between:
 * that is what keeps pages near the speed of a plain file server. Only `/api/` goes through the application.
 */
export function createHandler(
  files: () => PublicFiles,
  app: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  journal: Journal,
  meter: Meter | undefined,
): (request: IncomingMessage, response: NumberedResponse) => void {
  return (request, response) => {
    const start = performance.now();
    // The whole address may stand where the path does (RFC 9112 §3.2.2); whose it is makes no difference.
    request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, "/") ?? "/";
    const method = request.method ?? "";
    const note = (route: string): void => {
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const status = response.headersSent ? response.statusCode : LEFT;
      journal.access({ request: response.number, method, route, status, ms });
      meter?.answered(kindOf(route, files().site.pages), status, ms);
    };
    /** An answer that waits for the disk is noted once it is given. */
    const noteGiven = (route: string): void => {
      if (response.headersSent) note(route);
      else response.once("close", () => note(route));
    };
    try {
      boundBody(request, response);
      const path = request.url.split("?", 1)[0] ?? "/";
      if (API_PATHS.has(path)) {
        response.once("close", () => note(path));
        void app(request, response);
      } else if (method === "GET" || method === "HEAD") noteGiven(answerGet(request, response, files()));
      else note(refuseMethod(request, response, files()));
    } catch (error) {
      journal.incident("requête", detailOf(error), response.number);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
          .end(unforeseenWords(response.number));
      note("(erreur)");
    }
  };
}

/** What the journal notes when the visitor left before the answer; nginx has the same word. */
const LEFT = 499;

/** The answers that the journal names by a word; any other is told by its path. */
const KINDS: Readonly<Record<string, AnswerKind>> = {
  "(fichier vivant)": "streamers",
  "(redirection)": "redirect",
  "(introuvable)": "missing",
  "(méthode refusée)": "refused",
  "(erreur)": "error",
};

function kindOf(route: string, pages: ReadonlySet<string>): AnswerKind {
  if (API_PATHS.has(route)) return "api";
  if (pages.has(route)) return "page";
  return KINDS[route] ?? (route.startsWith(IMPORTS) ? "import" : "file");
}

/** How long a client may read our answer while it still sends a body that we do not want, in milliseconds. */
const LINGER = 2000;

/**
 * An answer may be given before the end of the body (413, 429, 405): reading on would let a stranger keep us busy, and
 * cutting at once would hide the answer behind a broken line. So nothing more is read, and the line is cut a moment later.
 */
function boundBody(request: IncomingMessage, response: ServerResponse): void {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  if (length === undefined && coding === undefined) return;
  // A body that nobody has begun to read when the answer ends, node reads to its end and throws away.
  request.read(0);
  response.once("finish", () => {
    if (request.complete) return void request.resume();
    request.pause();
    setTimeout(() => (request.complete ? request.resume() : request.socket.destroy()), LINGER);
  });
}
