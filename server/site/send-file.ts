import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { acceptedCodings } from "./accept-encoding.ts";
import { byteRange, matchesTag } from "./conditional.ts";
import type { DiskFile, MemoryFile, StaticFile, Variant } from "./static-file.ts";

/** Answers a GET or HEAD with a file: 200, 206, 304 or 416. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  if (file.kind === "memory") sendMemoryFile(request, response, file, 200);
  else sendDiskFile(request, response, file);
}

/** Answers with a file in memory, in the best encoding that the client takes. */
export function sendMemoryFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: MemoryFile,
  status: 200 | 404,
): void {
  const ranged = request.headers.range !== undefined && status === 200;
  const variant = ranged ? file.identity : bestVariant(file, request.headers["accept-encoding"]);
  if (status === 200 && matchesTag(request.headers["if-none-match"], variant.etag))
    return end(response, 304, variant.headers);
  const range =
    ranged && rangeHolds(request, variant.etag)
      ? byteRange(request.headers.range, variant.body.length)
      : "whole";
  if (range === "unsatisfiable")
    return end(response, 416, [...variant.headers, "content-range", `bytes */${variant.body.length}`]);
  if (range === "whole")
    return end(
      response,
      status,
      variant.headers,
      request.method === "HEAD" ? variant.body.length : variant.body,
    );
  const part = variant.body.subarray(range.start, range.end + 1);
  end(
    response,
    206,
    [...variant.headers, "content-range", `bytes ${range.start}-${range.end}/${variant.body.length}`],
    request.method === "HEAD" ? part.length : part,
  );
}

function sendDiskFile(request: IncomingMessage, response: ServerResponse, file: DiskFile): void {
  if (matchesTag(request.headers["if-none-match"], file.etag)) return end(response, 304, file.headers);
  const range = rangeHolds(request, file.etag) ? byteRange(request.headers.range, file.size) : "whole";
  if (range === "unsatisfiable")
    return end(response, 416, [...file.headers, "content-range", `bytes */${file.size}`]);
  const { start, end: last } = range === "whole" ? { start: 0, end: file.size - 1 } : range;
  const headers =
    range === "whole"
      ? file.headers
      : [...file.headers, "content-range", `bytes ${start}-${last}/${file.size}`];
  const length = last - start + 1;
  if (request.method === "HEAD" || length === 0)
    return end(response, range === "whole" ? 200 : 206, headers, length);
  const stream = createReadStream(file.path, { start, end: last });
  stream.once("open", () => {
    response.writeHead(range === "whole" ? 200 : 206, [...headers, "content-length", String(length)]);
    pipeline(stream, response, () => {});
  });
  // The file was there at start: it is being replaced by a build. The next request will find the new one.
  stream.once("error", () =>
    response.headersSent ? response.destroy() : end(response, 503, ["retry-after", "5"]),
  );
}

/** If-Range: a part is only worth sending when the client's first half is of this same file. */
function rangeHolds(request: IncomingMessage, etag: string): boolean {
  const condition = request.headers["if-range"];
  return condition === undefined || condition === etag;
}

function bestVariant(file: MemoryFile, acceptEncoding: string | undefined): Variant {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const variant = file[coding];
    if (variant !== undefined) return variant;
  }
  return file.identity;
}

function end(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  body?: Buffer | number,
): void {
  const length = typeof body === "number" ? body : (body?.length ?? 0);
  response.writeHead(status, status === 304 ? [...headers] : [...headers, "content-length", String(length)]);
  response.end(typeof body === "number" ? undefined : body);
}
