import type { Arc } from "#schemas/arc.ts";
import type { Gallery, GalleryItem } from "#schemas/gallery-item.ts";
import type { Glimpses, HomeData, HungPoster } from "#schemas/page-data.ts";
import { dayWords, playedDays } from "#text/days.ts";
import type { BuiltSite } from "../built-site.ts";
import { newest } from "../hung-entries.ts";
import { arcScene, portraits, shownStreamers } from "./arcs-data.ts";
import { optional } from "./made-media.ts";

/** How many posters hang on the home page's wall. */
const WALL = 20;
/** How many faces, arcs or records stand for a section, and how many pictures. */
const FACES = 5;
const GLIMPSES = 3;

/** What the home page shows. @param items both galleries, as pages show them */
export function homeData(site: BuiltSite, items: Record<Gallery, readonly GalleryItem[]>): HomeData {
  const { content, media } = site;
  const arcs = content.arcs.toSorted((a, b) => a.start.localeCompare(b.start));
  return {
    title: content.site.home.title,
    paragraphs: content.site.home.paragraphs,
    join: content.site.home.join,
    staff: content.site.home.staff.map(({ portrait, ...person }) => ({
      ...person,
      portrait: optional(media.pictures, portrait),
    })),
    counts: {
      posters: items.affiches.length,
      signs: items.panneaux.length,
      streamers: shownStreamers(content).length,
      creators: content.creators.length,
      tracks: content.playlists.reduce((sum, group) => sum + group.tracks.length, 0),
      arcs: content.arcs.length,
    },
    wall: items.affiches.slice(0, WALL).map(hungPoster),
    latest: newest(site, "affiches")
      .flatMap((position) => items.affiches[position] ?? [])
      .map(hungPoster),
    lastArc: lastArc(site, arcs),
    story: story(arcs),
    glimpses: glimpses(site, arcs, items.panneaux),
  };
}

/** What the other pages need of a poster: neither its author nor what the game loads. */
function hungPoster({ id, title, picture }: GalleryItem): HungPoster {
  return { id, title, picture };
}

function lastArc(site: BuiltSite, arcs: readonly Arc[]): HomeData["lastArc"] {
  const arc = byEnd(arcs).at(-1);
  if (!arc) return undefined;
  const { key, name, lang, dates } = arc;
  const { hung: _, ...scene } = arcScene(site, arc);
  return { key, name, lang, dates, number: arcs.indexOf(arc) + 1, ...scene };
}

function story(arcs: readonly Arc[]): HomeData["story"] {
  const [first, last] = [arcs[0], byEnd(arcs).at(-1)];
  if (!first || !last) return undefined;
  const days = playedDays(arcs);
  return {
    from: first.start.slice(0, 4),
    to: last.end?.slice(0, 4),
    length: days === 0 ? undefined : dayWords(days),
  };
}

/** In the order in which they ended; those that go on are last. */
function byEnd(arcs: readonly Arc[]): Arc[] {
  return arcs.toSorted((a, b) => (a.end ?? "9999").localeCompare(b.end ?? "9999"));
}

/** What the rows of « Faites le tour » show at their end; the latest posters are there already. */
function glimpses({ content, media }: BuiltSite, arcs: Arc[], signs: readonly GalleryItem[]): Glimpses {
  const previews = content.creators.flatMap(({ preview }) => optional(media.pictures, preview) ?? []);
  return {
    signs: spread(signs, GLIMPSES).map(({ picture }) => picture),
    faces: spread(portraits({ content, media }), FACES),
    films: previews.slice(0, GLIMPSES - 1),
    arcs: arcs
      .map(({ key, image }, index) => ({ key, number: index + 1, picture: optional(media.pictures, image) }))
      .slice(-FACES),
    records: content.playlists.slice(0, FACES).map(({ arc }) => arc),
  };
}

/** At most `count` entries from all over a list, in its order. */
function spread<T>(list: readonly T[], count: number): T[] {
  const few = Math.min(count, list.length);
  return Array.from({ length: few }, (_, index) => list[Math.floor((index * list.length) / few)]).filter(
    (entry) => entry !== undefined,
  );
}
