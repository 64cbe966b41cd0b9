import type { IncomingMessage } from "node:http";

/** A host as RFC 3986 §3.2.2 writes it, with a port or without; nothing at all is allowed too. */
const HOST = /^(?:[\w.~%!$&'()*+,;=-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Whether a request names one host, in the form that a host has (RFC 9112 §3.2): two of them are read differently by whoever
 * stands between. Node refuses by itself the request that names none, and keeps the first of two.
 */
export function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts <= 1 && HOST.test(headers.host ?? "");
}
