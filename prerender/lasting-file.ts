import { createHash } from "node:crypto";
import { ASSETS } from "#addresses/files.ts";
import { partPath } from "#schemas/part-path.ts";
import type { PublicFile } from "./public-files.ts";

/** A file that browsers keep for ever, since its name holds a digest of what it says. */
export function lastingFile(name: string, ending: string, body: string): PublicFile {
  return { path: `${ASSETS}${name}-${digestOf(body)}.${ending}`, body };
}

/**
 * What there is to say of many entries, in files of at most `size` each, of which a page fetches those it needs.
 * @param encode what one of them says, and which of the files it is
 */
export function lastingParts<T>(
  name: string,
  entries: readonly T[],
  size: number,
  encode: (entries: readonly T[], file: number) => object,
): { start: string; files: PublicFile[] } {
  const bodies = Array.from({ length: Math.ceil(entries.length / size) }, (_, file) =>
    JSON.stringify(encode(entries.slice(file * size, (file + 1) * size), file)),
  );
  const start = `${ASSETS}${name}-${digestOf(bodies.join("\n"))}`;
  return { start, files: bodies.map((body, file) => ({ path: partPath(start, file), body })) };
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
