import { pictureFile, STREAMERS_CACHE } from "#addresses/files.ts";
import type { ImportImage } from "#schemas/gallery-item.ts";
import { fallbackWidth } from "#schemas/picture.ts";
import type { StreamerRecord, StreamersCache } from "#schemas/streamer.ts";
import type { BuiltSite } from "./built-site.ts";

/** A text file of the site that is no page: public path and content. */
export interface PublicFile {
  path: string;
  body: string;
}

/** Where an import image is for who is not on the site; of ours a path, as long as the public address is unknown. */
export function absoluteImport({ url }: ImportImage, publicUrl: string): string {
  return url.startsWith("/") ? publicUrl + url : url;
}

/** The people of the roster as streamers of the site, without those who asked to leave [T8]. */
export function streamerRecords({ content, media }: BuiltSite): StreamerRecord[] {
  return content.roster
    .filter((person) => !person.retrait)
    .map(({ username, display_name, tag, arcs, nomRP, portrait }) => {
      const picture = portrait === undefined ? undefined : media.pictures[portrait];
      return {
        username,
        ...(display_name !== undefined && { display_name }),
        ...(tag !== undefined && { tag }),
        ...(picture && { profile_image_url: pictureFile(picture, fallbackWidth(picture), "webp") }),
        arcs,
        nomRP,
      };
    });
}

/** `/streamers_cache.json` as a static host serves it: the roster alone, which the build cannot date honestly. */
export function streamersCacheFile(site: BuiltSite): PublicFile {
  const cache: StreamersCache = { streamers: streamerRecords(site) };
  return { path: STREAMERS_CACHE, body: JSON.stringify(cache) };
}
