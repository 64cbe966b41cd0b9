import type { IncomingMessage, ServerResponse } from "node:http";
import type { Journal } from "#server/journal/journal.ts";
import type { AnswerKind, Meter } from "#server/metrics/metrics.ts";
import { IMPORTS } from "#addresses/files.ts";
import { API_ROUTES } from "#http-policy/api-routes.ts";
import type { Visitors } from "#server/visitor/visitors.ts";
import { answerGet, answerOther, type PublicFiles } from "#server/site/send/answer-get.ts";
import { createCrowd } from "./crowd.ts";
import { gatherBody } from "./gather-body.ts";
import { namesOneHost } from "./host-header.ts";
import type { NumberedResponse } from "./numbered-response.ts";
import { detailOf, unforeseenWords } from "#server/api/unforeseen.ts";

/** Paths that the application answers; everything else is a file or nothing. */
const API_PATHS: ReadonlySet<string> = new Set(API_ROUTES.map(({ path }) => path));

/** Requests under way at once behind a proxy: of one visitor (a browser asks for a hundred pictures), and of all. */
const PER_VISITOR = 256;
const IN_ALL = 2048;

/**
 * The entry of every request. Files are written straight to node's response, without a framework between:
 * that is what keeps pages near the speed of a plain file server. Only `/api/` goes through the application.
 */
export function createHandler(
  files: () => PublicFiles,
  app: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  journal: Journal,
  meter: Meter | undefined,
  visitors: Pick<Visitors, "note" | "groupsBrought">,
): (request: IncomingMessage, response: NumberedResponse) => void {
  const crowd = createCrowd<ServerResponse>(PER_VISITOR, IN_ALL, (response) => response.destroy());
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
    const path = request.url.split("?", 1)[0] ?? "/";
    const isApi = API_PATHS.has(path);
    // Monitors of this machine ask for our health past the proxy, and are no visitors.
    if (!isApi || method === "POST") visitors.note(request);
    if (!namesOneHost(request)) {
      refuse(response, 400, "Une requête nomme un hôte, et un seul.");
      return note("(hôte refusé)");
    }
    const brought = visitors.groupsBrought(request);
    if (brought !== undefined) {
      const leave = crowd.enter(response, brought);
      if (leave === undefined) {
        refuse(response, 429, "Trop de demandes à la fois. Réessayez dans un instant.");
        return note("(trop à la fois)");
      }
      response.once("close", leave);
    }
    try {
      boundBody(request, response);
      if (isApi) {
        response.once("close", () => note(path));
        if (method === "POST") gatherBody(request, () => void app(request, response));
        else void app(request, response);
      } else if (method === "GET" || method === "HEAD") noteGiven(answerGet(request, response, files()));
      else note(answerOther(request, response, files()));
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
  "(hôte refusé)": "refused",
  "(trop à la fois)": "refused",
  "(erreur)": "error",
};

function kindOf(route: string, pages: ReadonlySet<string>): AnswerKind {
  if (API_PATHS.has(route)) return "api";
  if (pages.has(route)) return "page";
  return KINDS[route] ?? (route.startsWith(IMPORTS) ? "import" : "file");
}

/** Answers in a word what is not even looked at, and takes nothing more from the line. */
function refuse(response: ServerResponse, status: 400 | 429, text: string): void {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  const wait = status === 429 ? { "retry-after": "1" } : {};
  response.writeHead(status, { ...headers, ...wait, connection: "close" }).end(text);
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
