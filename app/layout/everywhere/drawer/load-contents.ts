import { site } from "virtual:content/site";
import { data } from "virtual:content/everywhere";
import { bothGalleries, bothShown } from "#app/features/gallery/both-galleries.ts";
import { loadStreamers, parseStreamers } from "#app/features/streamers/load-streamers/load-streamers.ts";
import type { Streamer } from "#app/features/streamers/streamer.ts";

/** What comes with the code itself. */
export const { arcs, tracks } = data;

/** The people whom the build knew. */
export const known: readonly Streamer[] = parseStreamers(data.people).streamers;

/** The people as they are kept elsewhere, where they are; what the build knew in its place where that does not answer. */
export async function loadPeople(): Promise<readonly Streamer[]> {
  if (site.streamersHost === "") return known;
  const { streamers } = await loadStreamers(site.streamersHost, new AbortController().signal).catch(
    (error: unknown) => {
      console.error(error);
      return { streamers: known };
    },
  );
  return streamers;
}

export { bothGalleries as loadPictures, bothShown as loadShown };
