import { randomBytes } from "node:crypto";
import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from "node:http";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Numbers are drawn many at once: a system call per request would be seen. */
const DRAWN = 1024;
const BYTES = 6;
let pool = Buffer.alloc(0);
let next = 0;

/** A number of 12 hexadecimal digits that tells neither how many came before nor who asks. */
function drawNumber(): string {
  if (next >= pool.length) {
    pool = randomBytes(BYTES * DRAWN);
    next = 0;
  }
  next += BYTES;
  return pool.toString("hex", next - BYTES, next);
}

/**
 * An answer that bears the number of its request, as `X-Request-Id`, whoever writes it: pages, files, the routes of
 * `/api/`. The journal notes the same number. One that a visitor sends is not believed.
 */
export class NumberedResponse extends ServerResponse {
  readonly number = drawNumber();

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    if (typeof reason === "string") return super.writeHead(status, reason, this.#numbered(headers));
    return super.writeHead(status, this.#numbered(reason ?? headers));
  }

  #numbered(headers: Headers = {}): Headers {
    return Array.isArray(headers)
      ? [...headers, "x-request-id", this.number]
      : { ...headers, "x-request-id": this.number };
  }
}
