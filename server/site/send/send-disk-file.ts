import { createReadStream, fstat } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { askedRange, failedCondition } from "./conditional.ts";
import { endWith } from "./end-with.ts";
import type { DiskFile } from "../static-file.ts";

/** Up to this size a file is read in one go, and kept while there is room; beyond, it flows from the disk. */
const SMALL = 64 * 1024;

/** Answers a GET or HEAD with a file on disk: 200, 206, 304, 412 or 416. */
export function sendDiskFile(request: IncomingMessage, response: ServerResponse, file: DiskFile): void {
  const failed = failedCondition(request, file.etag);
  if (failed !== undefined) return endWith(response, failed, file.headers);
  const range = askedRange(request, file.etag, file.size);
  if (range === "unsatisfiable")
    return endWith(response, 416, [...file.headers, "content-range", `bytes */${file.size}`]);
  const whole = range === "whole";
  const { start, end } = whole ? { start: 0, end: file.size - 1 } : range;
  const status = whole ? 200 : 206;
  const headers = whole
    ? file.headers
    : [...file.headers, "content-range", `bytes ${start}-${end}/${file.size}`];
  if (request.method === "HEAD" || file.size === 0)
    return endWith(response, status, headers, end - start + 1);
  if (file.kept !== undefined) return endWith(response, status, headers, file.kept.subarray(start, end + 1));
  if (file.size <= SMALL) return void sendSmall(response, file, status, headers, start, end);
  const stream = createReadStream(file.path, { start, end });
  stream.once("open", (fd) =>
    fstat(fd, (_, opened) => {
      // The visitor may have left before the file was open.
      if (response.destroyed) return void stream.destroy();
      // What was opened is what is sent, under its own length or not at all.
      if (opened?.size !== file.size) {
        stream.destroy();
        return replaced(response, file);
      }
      response.writeHead(status, [...headers, "content-length", String(end - start + 1)]);
      pipeline(stream, response, () => {});
    }),
  );
  stream.once("error", () => (response.headersSent ? response.destroy() : replaced(response, file)));
}

async function sendSmall(
  response: ServerResponse,
  file: DiskFile,
  status: number,
  headers: readonly string[],
  start: number,
  end: number,
): Promise<void> {
  const bytes = await readFile(file.path).catch(() => undefined);
  if (bytes === undefined || bytes.length !== file.size) return replaced(response, file);
  if (file.kept === undefined && file.shelf.left >= file.size) {
    file.shelf.left -= file.size;
    file.kept = bytes;
  }
  endWith(response, status, headers, bytes.subarray(start, end + 1));
}

/**
 * The file is not what it was when its release was loaded: another release has taken its place, and is found in a moment.
 * If none has, the site says what is missed.
 */
function replaced(response: ServerResponse, { shelf, path, size }: DiskFile): void {
  shelf.missed.set(path, size);
  endWith(response, 503, ["retry-after", "5"]);
}
