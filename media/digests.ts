import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import * as z from "zod";
import type { MediaCache } from "./cache.ts";

const FILE = "digests.json";
const Seen = z.record(
  z.string(),
  z.object({ stamp: z.string(), digest: z.string().regex(/^[0-9a-f]{64}$/) }),
);

/** Digests of originals, remembered by size and times so that an unchanged file is not read again. */
export interface Digests {
  of(file: string): Promise<{ digest: string; bytes: Buffer | undefined }>;
  read(file: string): Promise<Buffer>;
  save(): Promise<void>;
}

/** Opens the memory of digests that the cache keeps. `bytes` is given when the file had to be read. */
export async function openDigests(cache: MediaCache): Promise<Digests> {
  const seen = (await cache.record(FILE, Seen)) ?? {};
  const next: z.output<typeof Seen> = {};
  let changed = false;
  return {
    of: async (file) => {
      const path = resolve(file);
      const { size, mtimeMs, ctimeMs } = await stat(path);
      const stamp = `${size} ${mtimeMs} ${ctimeMs}`;
      const known = Object.hasOwn(seen, path) ? seen[path] : undefined;
      if (known?.stamp === stamp) {
        next[path] = known;
        return { digest: known.digest, bytes: undefined };
      }
      const bytes = await readFile(path);
      const digest = createHash("sha256").update(bytes).digest("hex");
      next[path] = { stamp, digest };
      changed = true;
      return { digest, bytes };
    },
    read: (file) => readFile(file),
    save: async () => {
      if (changed || Object.keys(next).length !== Object.keys(seen).length)
        await cache.write(FILE, JSON.stringify(next));
    },
  };
}

/** Twelve hexadecimal digits that name what is made of an original (by its digest) with these settings. */
export function mediaKey(digest: string, settings: unknown): string {
  return createHash("sha256").update(digest).update(JSON.stringify(settings)).digest("hex").slice(0, 12);
}
