import type { IncomingMessage } from "node:http";
import { byteRange } from "#http-policy/byte-range.ts";

/**
 * What a file's tag answers to the conditions of a GET or HEAD, in the order of RFC 9110 §13.2.2: 412 when If-Match names
 * other tags (strong comparison), 304 when If-None-Match names this one (weak), else undefined. Files bear no date, so the
 * conditions that compare dates do not hold for them, as the standard wants (§13.1.3, §13.1.4).
 */
export function failedCondition({ headers }: IncomingMessage, etag: string): 304 | 412 | undefined {
  const { "if-match": wanted, "if-none-match": had } = headers;
  if (wanted !== undefined && !namesTag(wanted, etag)) return 412;
  return had !== undefined && namesTag(had.replaceAll("W/", ""), etag) ? 304 : undefined;
}

function namesTag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((part) => part.trim() === etag);
}

/**
 * The part of a file that a request asks for. A range is for GET alone, and If-Range makes it hold only when the part
 * that the client has is of this same file.
 */
export function askedRange(
  { method, headers }: IncomingMessage,
  etag: string,
  size: number,
): ReturnType<typeof byteRange> {
  const condition = headers["if-range"];
  if (method !== "GET" || (condition !== undefined && condition !== etag)) return "whole";
  return byteRange(headers.range, size);
}
