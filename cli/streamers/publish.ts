import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { STREAMERS_CACHE } from "#addresses/files.ts";
import { mergeCache } from "#server/streamers/twitch/merge-cache.ts";
import { portraitFolder } from "#server/streamers/portraits.ts";
import { readState } from "#server/streamers/state-file.ts";
import { writeWhole } from "#disk/write-whole.ts";
import type { Scene } from "./scene.ts";

const TWITCH_PORTRAIT = /^\/images\/streamers\/([0-9a-f]{12}\.webp)$/;

/**
 * Writes `streamers_cache.json` and the portraits from Twitch into a folder, portraits first, so that a reader never
 * meets a link without its picture. Portraits of the roster itself are on the site already.
 * @param address origin under which the folder will be read; without it portraits from Twitch are left out
 */
export async function publishCache(
  { build, dataDir }: Scene,
  folder: string,
  address: string,
  now: number,
): Promise<{ streamers: number; portraits: number }> {
  const cache = mergeCache(build.roster, await readState(dataDir), now);
  let portraits = 0;
  await makeFolder(folder);
  for (const streamer of cache.streamers) {
    const name = streamer.profile_image_url?.match(TWITCH_PORTRAIT)?.[1];
    if (name === undefined) continue;
    const target = join(folder, "images", "streamers", name);
    await mkdir(dirname(target), { recursive: true });
    const copied =
      address !== "" &&
      (await copyFile(join(portraitFolder(dataDir), name), target).then(
        () => true,
        () => false,
      ));
    if (copied) streamer.profile_image_url = `${address}/images/streamers/${name}`;
    else delete streamer.profile_image_url;
    portraits += Number(copied);
  }
  await writeWhole(join(folder, STREAMERS_CACHE), JSON.stringify(cache));
  return { streamers: cache.streamers.length, portraits };
}

/** Makes a folder and those above it that are missing, one by one: Node's own recursive way never ends under /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
