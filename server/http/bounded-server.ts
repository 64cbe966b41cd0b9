import { createServer, STATUS_CODES, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Visitors } from "#server/visitor/visitors.ts";
import { createCrowd } from "./crowd.ts";
import { NumberedResponse } from "./numbered-response.ts";

/**
 * Connections at once: of one visitor (a browser opens six), of all of them, and with those of the proxies, whose visitors
 * are counted by their requests. Beyond the last, new ones are dropped.
 */
const PER_VISITOR = 128;
const OF_VISITORS = 2048;
const IN_ALL = 8192;

/**
 * Requests that may wait on one connection for the answer to the one before. Browsers and proxies ask again once they are
 * answered; all that comes in one piece is taken at once, a thousand in 64 KB, and keeps everybody else waiting.
 */
const WAITING = 32;

/** A connection on which nothing moves for this long is cut, in milliseconds: a stalled reader. */
const IDLE = 30_000;

/**
 * The HTTP server with bounds on time and size: node's own let a slow client hold a connection for minutes.
 * A client has 6 s for its headers and 8 s for the whole request; then it gets 408 and is cut.
 */
export function createHttpServer(
  handle: (request: IncomingMessage, response: NumberedResponse) => void,
  visitors: Pick<Visitors, "groupsOfPeer">,
): Server {
  const server = createServer(
    {
      headersTimeout: 6000,
      requestTimeout: 8000,
      connectionsCheckingInterval: 500,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16_384,
      ServerResponse: NumberedResponse,
    },
    (request, response) => {
      // One that waits for its turn has no line yet; what came with one too many is still handed over.
      if (response.socket === null && !mayWait(request.socket, response)) return;
      handle(request, response);
    },
  );
  const waiting = new WeakMap<Socket, number>();
  const mayWait = (socket: Socket, response: NumberedResponse): boolean => {
    if (socket.destroyed) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count <= WAITING) return true;
    socket.destroy();
    server.emit("drop");
    return false;
  };
  server.maxConnections = IN_ALL;
  const crowd = createCrowd<Socket>(PER_VISITOR, OF_VISITORS, (socket) => socket.destroy());
  server.on("connection", (socket) => {
    const groups = visitors.groupsOfPeer(socket.remoteAddress ?? "");
    if (groups === undefined) return;
    const leave = crowd.enter(socket, groups);
    if (leave !== undefined) return void socket.once("close", leave);
    socket.destroy();
    // Counted with those that node itself drops.
    server.emit("drop");
  });
  server.maxRequestsPerSocket = 0;
  server.setTimeout(IDLE);
  server.on("clientError", answerBadRequest);
  return server;
}

/** Starts to listen. @returns the port, which the system chose when 0 was asked */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: 2048 }, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/** Takes no new connection, lets the requests under way finish for at most `grace` milliseconds, then cuts. */
export function drain(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The status with which a line is cut that is not HTTP, or too slow, or too large in its headers. */
export function statusOfFault(error: Error & { code?: string }): number {
  return STATUS_OF[error.code ?? ""] ?? 400;
}

/** What is not HTTP, or too slow, or too large in its headers, gets one line and is cut. */
function answerBadRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = statusOfFault(error);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
