import type { Header } from "#http-policy/security-headers.ts";

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

/** What the files on the disk of one site share. */
export interface Shelf {
  /** Room in memory for small pictures, in bytes; what is asked for first is kept. */
  left: number;
  /** Files that somebody did not get, by where they were; with their size, where it was known. */
  missed: Map<string, number | undefined>;
}

/** A file read from disk when it is asked for: pictures, import images, recordings. `path` was found at start. */
export interface DiskFile {
  kind: "disk";
  path: string;
  size: number;
  etag: string;
  headers: readonly string[];
  shelf: Shelf;
  /** The bytes, once they were read and found room on the shelf. */
  kept: Buffer | undefined;
}

export type StaticFile = MemoryFile | DiskFile;

/** Flattens headers into the list of names and values that node:http writes fastest. */
export function flatHeaders(headers: readonly Header[]): string[] {
  return headers.flatMap(([name, value]) => [name, value]);
}
