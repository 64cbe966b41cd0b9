import type { ServerResponse } from "node:http";

/** Ends an answer with a body, or with the length alone of a body that is not sent (HEAD, 304, 416). */
export function endWith(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  body?: Buffer | number,
): void {
  const length = typeof body === "number" ? body : (body?.length ?? 0);
  response.writeHead(status, status === 304 ? [...headers] : [...headers, "content-length", String(length)]);
  response.end(typeof body === "number" ? undefined : body);
}
