import type { IncomingMessage } from "node:http";
import { BODY_LIMIT } from "#server/read-body.ts";

/**
 * Waits for the body before the application hears of a request: until then a slow one is a list of chunks, where one that was
 * handed over and then cut costs a request, streams and errors. One that is larger than anything taken is handed over at once,
 * to be refused; one that is cut halfway, never.
 * @param ready called with the body as `rawBody` of the request, where the adapter of the application looks for it
 */
export function gatherBody(request: IncomingMessage, ready: () => void): void {
  if (Number(request.headers["content-length"] ?? 0) > BODY_LIMIT) return ready();
  const chunks: Buffer[] = [];
  let size = 0;
  const handOver = (): void => {
    request.off("data", take).off("end", handOver);
    Object.assign(request, { rawBody: Buffer.concat(chunks) });
    ready();
  };
  const take = (chunk: Buffer): void => {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= BODY_LIMIT) return;
    request.pause();
    handOver();
  };
  request.on("data", take).once("end", handOver);
}
