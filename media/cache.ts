import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { uptime } from "node:os";
import { join } from "node:path";
import type * as z from "zod";
import { readRecord } from "#disk/read-record.ts";

/**
 * The folder of made files. Names carry the digest of what they were made from, so a file is either right or absent:
 * it appears whole, by renaming, and the record of a set is written after its files. A kill loses one picture's work; what
 * a power cut left empty is removed.
 */
export interface MediaCache {
  has(name: string): boolean;
  path(name: string): string;
  write(name: string, bytes: Buffer | string): Promise<void>;
  /** A JSON record, or undefined when it is absent, damaged or of another shape. */
  record<T extends z.ZodType>(name: string, schema: T): Promise<z.output<T> | undefined>;
}

/** A half-written file this old (milliseconds) belongs to no run that is still alive. */
const ABANDONED = 60 * 60 * 1000;

/** Opens a cache folder, creating it; files that a killed run left half-written are removed, not those of a live one. */
export async function openCache(dir: string): Promise<MediaCache> {
  await mkdir(dir, { recursive: true });
  const names = new Set(await readdir(dir));
  if (await isFromBeforeStart(dir)) await removeEmpty(dir, names);
  for (const name of names) {
    if (!name.startsWith("tmp-")) continue;
    names.delete(name);
    await removeOld(join(dir, name));
  }
  return {
    has: (name) => names.has(name),
    path: (name) => join(dir, name),
    write: async (name, bytes) => {
      const unfinished = join(dir, `tmp-${randomUUID()}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(dir, name));
      names.add(name);
    },
    record: async (name, schema) => {
      if (!names.has(name)) return undefined;
      return readRecord(join(dir, name), schema);
    },
  };
}

/** Whether nothing was made here since this machine was started: a power cut may have come before all was on the disk. */
async function isFromBeforeStart(dir: string): Promise<boolean> {
  return (await stat(dir)).mtimeMs < Date.now() - uptime() * 1000;
}

/** Removes what such a cut has left: the name of a file, and nothing in it. */
async function removeEmpty(dir: string, names: Set<string>): Promise<void> {
  for (const name of names) {
    if ((await stat(join(dir, name))).size > 0) continue;
    await rm(join(dir, name), { force: true });
    names.delete(name);
  }
}

async function removeOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > ABANDONED) await rm(path, { force: true });
}
