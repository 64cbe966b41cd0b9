import { site } from "#app/content/site.ts";
import { content } from "#app/content/content.ts";
import { bothGalleries, bothShown } from "#app/features/gallery/both-galleries.ts";
import { loadStreamers, parseStreamers } from "#app/features/streamers/load-streamers/load-streamers.ts";
import type { Streamer } from "#app/features/streamers/streamer.ts";

/** The people whom the build knew. */
export function knownPeople(): readonly Streamer[] {
  return parseStreamers(content("everywhere").people).streamers;
}

/** The people as they are kept elsewhere, where they are; what the build knew in its place where that does not answer. */
export async function loadPeople(): Promise<readonly Streamer[]> {
  if (site.streamersHost === "") return knownPeople();
  const { streamers } = await loadStreamers(site.streamersHost, new AbortController().signal).catch(
    (error: unknown) => {
      console.error(error);
      return { streamers: knownPeople() };
    },
  );
  return streamers;
}

export { bothGalleries as loadPictures, bothShown as loadShown };
