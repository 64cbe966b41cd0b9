import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedCodings } from "./accept-encoding.ts";
import { askedRange, failedCondition } from "./conditional.ts";
import { endWith } from "./end-with.ts";
import { sendDiskFile } from "./send-disk-file.ts";
import type { MemoryFile, StaticFile, Variant } from "../static-file.ts";

/** Answers a GET or HEAD with a file: 200, 206, 304, 412 or 416. */
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
  const ranged = request.method === "GET" && request.headers.range !== undefined && status === 200;
  const variant = ranged ? file.identity : bestVariant(file, request.headers["accept-encoding"]);
  const failed = status === 200 ? failedCondition(request, variant.etag) : undefined;
  if (failed !== undefined) return endWith(response, failed, variant.headers);
  const range = ranged ? askedRange(request, variant.etag, variant.body.length) : "whole";
  if (range === "unsatisfiable")
    return endWith(response, 416, [...variant.headers, "content-range", `bytes */${variant.body.length}`]);
  if (range === "whole")
    return endWith(
      response,
      status,
      variant.headers,
      request.method === "HEAD" ? variant.body.length : variant.body,
    );
  endWith(
    response,
    206,
    [...variant.headers, "content-range", `bytes ${range.start}-${range.end}/${variant.body.length}`],
    variant.body.subarray(range.start, range.end + 1),
  );
}

function bestVariant(file: MemoryFile, acceptEncoding: string | undefined): Variant {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const variant = file[coding];
    if (variant !== undefined) return variant;
  }
  return file.identity;
}
