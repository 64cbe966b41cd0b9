import type { Header } from "#schemas/security-headers.ts";

/** One body of a file that is kept in memory, with its own entity tag and headers ready to write. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: readonly string[];
}

/** A file kept in memory in up to three encodings: pages, scripts, styles, indexes. */
export interface MemoryFile {
  kind: "memory";
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
}

/** A file read from disk at each request: pictures, import images, recordings. `path` was found at start. */
export interface DiskFile {
  kind: "disk";
  path: string;
  size: number;
  etag: string;
  headers: readonly string[];
}

export type StaticFile = MemoryFile | DiskFile;

/** Flattens headers into the list of names and values that node:http writes fastest. */
export function flatHeaders(headers: readonly Header[]): string[] {
  return headers.flatMap(([name, value]) => [name, value]);
}
