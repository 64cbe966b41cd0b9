import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Address } from "./addresses.ts";

/** An answer as it came, its body decoded. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks for an address exactly as it is written, as a page of another site would (Origin). */
export function ask(
  origin: string,
  { path, method, ask = {} }: Pick<Address, "path" | "method" | "ask">,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { origin: "https://autre.example", ...ask };
    const call = request(origin, { path, method: method ?? "GET", headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        const bytes = Buffer.concat(chunks);
        resolve({ status, headers, body: decoded(bytes, headers["content-encoding"]).toString() });
      });
    });
    call.on("error", reject).end();
  });
}

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.length === 0 || coding === undefined) return bytes;
  return coding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}
