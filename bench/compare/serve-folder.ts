import { createServer } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";

/** Serves a folder of files as the other galleries are: sirv, files compressed beforehand, HTTP/1.1. @returns its address */
export async function serveFolder(folder: string): Promise<string> {
  const sirv = createRequire(resolve("bench/peers/package.json"))("sirv");
  return listen(createServer(sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ["html"] })));
}
