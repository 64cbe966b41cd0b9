import type { Arc } from "#schemas/arc.ts";
import type { Content } from "#schemas/content.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import type { ArcsData, ArcScene } from "#schemas/page-data.ts";
import type { Picture } from "#schemas/picture.ts";
import type { RosterEntry } from "#schemas/streamer.ts";
import type { BuiltSite } from "../built-site.ts";
import { browsedEntries } from "../hung-entries.ts";
import { optional } from "./made-media.ts";

/** How many faces stand for the streamers of an arc. */
const FACES = 5;

/** The arcs as their page tells them, each with what hangs, plays and was played in it. */
export function arcsData(site: BuiltSite): ArcsData {
  const { content } = site;
  const [posters, signs] = GALLERIES.map((gallery) => browsedEntries(site, gallery));
  return {
    arcs: content.arcs.map((source) => {
      const { image: _, poster: __, ...arc } = source;
      const group = content.playlists.find((playlist) => playlist.arc === arc.key);
      const first = group?.tracks[0];
      return {
        ...arc,
        ...arcScene(site, source),
        hanging: {
          affiches: posters?.filter(({ entry }) => entry.arc === arc.key).length ?? 0,
          panneaux: signs?.filter(({ entry }) => entry.arc === arc.key).length ?? 0,
        },
        playlist: group && first && { creator: group.creator, first: first.id },
      };
    }),
    coming: content.coming,
  };
}

/** What one sees of an arc; those who played in few others come first, so that no two arcs show the same faces. */
export function arcScene(site: Pick<BuiltSite, "content" | "media">, arc: Arc): ArcScene {
  const entry = site.content.galleries.affiches.find(({ id }) => id === arc.poster);
  const picture = optional(site.media.pictures, entry?.file);
  return {
    picture: optional(site.media.pictures, arc.image),
    hung: entry && picture && { id: entry.id, title: entry.title, picture },
    streamers: shownStreamers(site.content, arc.key).length,
    faces: portraits(site, arc.key).slice(0, FACES),
  };
}

/** The people of the roster whom the pages show, in one arc or in any. */
export function shownStreamers({ roster }: Pick<Content, "roster">, arc?: string): RosterEntry[] {
  return roster.filter(
    ({ retrait, display_name, arcs }) =>
      !retrait && display_name && (arc === undefined ? arcs.length > 0 : arcs.includes(arc)),
  );
}

/** Their portraits, of those who played in few arcs first. */
export function portraits(
  { content, media }: { content: Pick<Content, "roster">; media: Pick<BuiltSite["media"], "pictures"> },
  arc?: string,
): Picture[] {
  return shownStreamers(content, arc)
    .toSorted((a, b) => a.arcs.length - b.arcs.length)
    .flatMap(({ portrait }) => optional(media.pictures, portrait) ?? []);
}
