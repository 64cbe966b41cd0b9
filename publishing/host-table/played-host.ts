import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { byteRange } from "#http-policy/byte-range.ts";
import type { RunningHost } from "./programs.ts";

/** Plays a host that nothing here can run, on a free port of 127.0.0.1. */
export async function playHost(answer: RequestListener): Promise<RunningHost> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Ends an answer as static hosts do: a file that was found, or the part of it that was asked for; else the 404 page, whole. */
export function endWith(
  request: IncomingMessage,
  response: ServerResponse,
  { body, found }: { body: Buffer; found: boolean },
): void {
  const range = found ? byteRange(request.headers.range, body.length) : "whole";
  if (typeof range === "object") response.writeHead(206).end(body.subarray(range.start, range.end + 1));
  else response.writeHead(found ? 200 : 404).end(request.method === "HEAD" ? undefined : body);
}

/** The path that an address means; as it is written where that cannot be read. */
export function decodedPath(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
