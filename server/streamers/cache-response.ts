import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { StreamersCache } from "#schemas/streamer.ts";
import { STREAMERS_CACHE } from "#addresses/files.ts";
import { cacheControl } from "#http-policy/public-paths.ts";
import { openFileHeaders } from "#http-policy/security-headers.ts";
import { memoryFile } from "#server/site/load-file.ts";
import type { MemoryFile } from "#server/site/static-file.ts";

/** Prepares the answer of `/streamers_cache.json` once per refresh, so that a flood of `?nocache=` costs nothing. */
export function cacheResponse(cache: StreamersCache, https: boolean): MemoryFile {
  const body = Buffer.from(JSON.stringify(cache));
  const br = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  return memoryFile(body, { br, gzip: gzipSync(body) }, [
    ["content-type", "application/json; charset=utf-8"],
    ["cache-control", cacheControl(STREAMERS_CACHE)],
    ...openFileHeaders(https),
  ]);
}
