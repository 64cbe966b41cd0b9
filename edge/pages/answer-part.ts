import { byteRange } from "#http-policy/byte-range.ts";

/** The part of a file that is asked for, or all of it. */
export async function answerPart(request: Request, file: Response): Promise<Response> {
  const headers = new Headers(file.headers);
  headers.set("accept-ranges", "bytes");
  const condition = request.headers.get("if-range");
  const range = request.headers.get("range");
  const isAsked = request.method === "GET" && file.status === 200 && range !== null;
  if (!isAsked || (condition !== null && condition !== headers.get("etag")))
    return new Response(file.body, { status: file.status, headers });
  const bytes = await file.arrayBuffer();
  const part = byteRange(range, bytes.byteLength);
  if (part === "whole") return new Response(bytes, { headers });
  if (part === "unsatisfiable") {
    headers.set("content-range", `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-range", `bytes ${part.start}-${part.end}/${bytes.byteLength}`);
  return new Response(bytes.slice(part.start, part.end + 1), { status: 206, headers });
}
