import { createHash } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { boundedFetch, FetchFailure } from "#server/bounded-fetch.ts";
import { writeWhole } from "#disk/write-whole.ts";
import type { Portraits } from "./twitch/refresh.ts";

const LIMIT = 1024 * 1024;
const SIDE = 192;

/** The folder of the portraits inside the data folder. */
export function portraitFolder(dataDir: string): string {
  return join(dataDir, "portraits");
}

/**
 * Keeps portraits in the data folder, re-encoded, so that what we serve is a picture and nothing else, and no visitor's
 * address goes to Twitch.
 * @param allowedOrigin where portraits are fetched from, and nowhere else
 */
export function createPortraits(dataDir: string, allowedOrigin: string, timeout?: number): Portraits {
  const folder = portraitFolder(dataDir);
  return {
    async keep(source) {
      if (!URL.canParse(source) || new URL(source).origin !== allowedOrigin) return "refused";
      try {
        const picture = await reencode(await boundedFetch(new URL(source), {}, LIMIT, timeout));
        const key = createHash("sha256").update(picture).digest("hex").slice(0, 12);
        await mkdir(folder, { recursive: true });
        await writeWhole(join(folder, `${key}.webp`), picture);
        return { key };
      } catch (error) {
        // None, or one that was cut short or came too slowly.
        return error instanceof FetchFailure && error.status < 300 ? "silent" : "refused";
      }
    },
    async dropAllBut(kept) {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(
        names
          .filter((name) => !kept.has(name.replace(/\.webp$/, "")))
          .map((name) => rm(join(folder, name), { force: true })),
      );
    },
  };
}

async function reencode(original: Buffer): Promise<Buffer> {
  // Loaded at the first portrait: the library is heavy and most starts do not need it.
  const { sharp } = await import("./portrait-sharp.ts");
  return sharp(original, { limitInputPixels: 4_000_000, failOn: "warning" })
    .resize(SIDE, SIDE, { fit: "cover" })
    .webp({ quality: 82 })
    .toBuffer();
}
