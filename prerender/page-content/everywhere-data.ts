import { creatorsData } from "./page-data.ts";
import type { EverywhereData } from "#schemas/page-data.ts";
import type { BuiltSite } from "../built-site.ts";
import { streamerRecords } from "../public-files.ts";

/** What the search over the whole site finds besides pictures, in the order of the story and of the pages. */
export function everywhereData(site: BuiltSite): EverywhereData {
  const { arcs, playlists } = site.content;
  const { join } = site.content.site.home;
  return {
    arcs: arcs
      .toSorted((a, b) => a.start.localeCompare(b.start))
      .map(({ key, name, lang, dates, era }) => ({ key, name, lang, dates, era })),
    tracks: playlists.flatMap(({ creator, tracks }) =>
      tracks.map(({ id, title }) => ({ id, title, creator })),
    ),
    videos: creatorsData(site).map(({ id, name, videoTitle }) => ({ id, name, videoTitle })),
    people: streamerRecords(site),
    join: join && { href: join.href, label: join.label },
  };
}
