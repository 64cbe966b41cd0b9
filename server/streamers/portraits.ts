import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { boundedFetch } from "#server/bounded-fetch.ts";

const LIMIT = 1024 * 1024;
const SIDE = 192;

/** The folder of the portraits inside the data folder. */
export function portraitFolder(dataDir: string): string {
  return join(dataDir, "portraits");
}

/** The public path of a portrait; its name is a digest, so it never changes under it. */
export function portraitPath(key: string): string {
  return `/images/streamers/${key}.webp`;
}

/**
 * Fetches a portrait and re-encodes it, so that what we serve is a picture and nothing else, and no visitor's address
 * goes to Twitch. @returns its key, or undefined when it is not a picture that we take; that is no reason to fail
 */
export async function keepPortrait(
  source: string,
  allowedOrigin: string,
  dataDir: string,
  timeout?: number,
): Promise<string | undefined> {
  if (!URL.canParse(source) || new URL(source).origin !== allowedOrigin) return undefined;
  try {
    const original = await boundedFetch(new URL(source), {}, LIMIT, timeout);
    const picture = await reencode(original);
    const key = createHash("sha256").update(picture).digest("hex").slice(0, 12);
    await mkdir(portraitFolder(dataDir), { recursive: true });
    const file = join(portraitFolder(dataDir), `${key}.webp`);
    await writeFile(`${file}.tmp`, picture);
    await rename(`${file}.tmp`, file);
    return key;
  } catch {
    return undefined;
  }
}

/** Removes the portraits that nobody of the roster has any more. */
export async function dropPortraits(dataDir: string, kept: ReadonlySet<string>): Promise<void> {
  const names = await readdir(portraitFolder(dataDir)).catch(() => []);
  await Promise.all(
    names
      .filter((name) => !kept.has(name.replace(/\.webp$/, "")))
      .map((name) => rm(join(portraitFolder(dataDir), name), { force: true })),
  );
}

async function reencode(original: Buffer): Promise<Buffer> {
  // Loaded at the first portrait: the library is heavy and most starts do not need it.
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
  });
  return sharp(original, { limitInputPixels: 4_000_000, failOn: "warning" })
    .resize(SIDE, SIDE, { fit: "cover" })
    .webp({ quality: 82 })
    .toBuffer();
}
