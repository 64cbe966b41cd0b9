import { createHash } from "node:crypto";
import { resolve } from "node:path";
import * as z from "zod";
import { openCache } from "#media/cache.ts";
import { shownModules, splitStyle, type SplitStyle } from "./split-style.ts";

const FILE = "styles-partages.json";
/** Both halves of each style, by the digest of what they were split from; as this code split them. */
const Kept = z.object({
  code: z.string(),
  split: z.record(z.string(), z.object({ shown: z.string(), late: z.string() })),
});

/** How the styles of the pages were split the last time: a title changed moves no class, and splitting is half of what is left of a build. */
export interface StyleMemory {
  /** {@link splitStyle}, or what it said then. */
  split(css: string, html: string): SplitStyle;
  /** Keeps what was asked for since it was opened, and nothing older. */
  save(): Promise<void>;
}

/**
 * Opens the memory that a folder keeps between builds.
 * @param code names the code and the libraries: others may split in another way
 */
export async function openStyleMemory(dir: string, code: string): Promise<StyleMemory> {
  const cache = await openCache(resolve(dir));
  const kept = await cache.record(FILE, Kept);
  const before = kept?.code === code ? kept.split : {};
  const now: Record<string, SplitStyle> = {};
  return {
    split(css, html) {
      const modules = [...shownModules(html)].toSorted().join(" ");
      const digest = createHash("sha256").update(`${modules}\0${css}`).digest("base64url");
      return (now[digest] ??= before[digest] ?? splitStyle(css, html));
    },
    async save() {
      if (Object.keys(now).every((digest) => digest in before)) return;
      await cache.write(FILE, JSON.stringify({ code, split: now }));
    },
  };
}
