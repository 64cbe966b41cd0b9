import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Header } from "#http-policy/security-headers.ts";
import { flatHeaders, type DiskFile, type MemoryFile, type Shelf, type Variant } from "./static-file.ts";

/**
 * Reads a text with its `.br` and `.gz` siblings into memory, headers prepared.
 * @param policy what the row of its address gives it
 */
export async function loadMemoryFile(
  path: string,
  type: string,
  disk: string,
  siblings: ReadonlySet<string>,
  policy: readonly Header[],
): Promise<MemoryFile> {
  const body = await readFile(disk);
  const br = siblings.has(`${path}.br`) ? await readFile(`${disk}.br`) : undefined;
  const gzip = siblings.has(`${path}.gz`) ? await readFile(`${disk}.gz`) : undefined;
  return memoryFile(body, { br, gzip }, [["content-type", type], ...policy]);
}

/**
 * A file in memory from its bodies. Each encoding has its own strong tag, so that a cache never mixes them.
 * @param headers all the headers but etag, vary, content-encoding and content-length
 */
export function memoryFile(
  body: Buffer,
  encoded: { br: Buffer | undefined; gzip: Buffer | undefined },
  headers: readonly Header[],
): MemoryFile {
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  const varies = encoded.br !== undefined || encoded.gzip !== undefined;
  const variant = (bytes: Buffer, coding: "br" | "gzip" | undefined): Variant => {
    const etag = coding === undefined ? `"${digest}"` : `"${digest}-${coding}"`;
    const own: Header[] = [
      ["etag", etag],
      ...(varies ? [["vary", "accept-encoding"] as const] : []),
      ...(coding === undefined ? [] : [["content-encoding", coding] as const]),
    ];
    return { body: bytes, etag, headers: flatHeaders([...headers, ...own]) };
  };
  return {
    kind: "memory",
    identity: variant(body, undefined),
    br: encoded.br && variant(encoded.br, "br"),
    gzip: encoded.gzip && variant(encoded.gzip, "gzip"),
  };
}

/** Notes where a file on the disk is, how big, and its tag from size and date; undefined when it has gone, which is noted too. */
export function openDiskFile(
  type: string,
  disk: string,
  policy: readonly Header[],
  shelf: Shelf,
): DiskFile | undefined {
  const found = statSync(disk, { throwIfNoEntry: false });
  if (!found) {
    shelf.missed.set(disk, undefined);
    return undefined;
  }
  const { size, mtimeMs } = found;
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = flatHeaders([
    ["content-type", type],
    ["etag", etag],
    ["accept-ranges", "bytes"],
    ...policy,
  ]);
  return { kind: "disk", path: disk, size, etag, headers, shelf, kept: undefined };
}
