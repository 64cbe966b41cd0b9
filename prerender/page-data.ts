import { dayWords, playedDays } from "#text/days.ts";
import {
  GALLERIES,
  type Gallery,
  type GalleryEntry,
  type GalleryItem,
  type ImportImage,
} from "#schemas/gallery-item.ts";
import type {
  ArcScene,
  ArcsData,
  CreatorData,
  Glimpses,
  HomeData,
  HungPoster,
  MediaSource,
  PlaylistData,
  SiteData,
} from "#schemas/page-data.ts";
import type { Arc } from "#schemas/arc.ts";
import type { Content } from "#schemas/content.ts";
import type { Picture } from "#schemas/picture.ts";
import { anchorsOf } from "#text/slug.ts";
import { newestFirst } from "#schemas/gallery-order.ts";
import type { RosterEntry } from "#schemas/streamer.ts";
import { youtubeId } from "#platforms/youtube.ts";
import type { BuiltSite } from "./built-site.ts";
import { freshness } from "./fresh.ts";
import { oncePerGallery } from "./once-per-gallery.ts";

/** How many posters hang on the home page's wall. */
const WALL = 20;
/** How many faces stand for the streamers, and how many pictures for a section. */
const FACES = 5;
const GLIMPSES = 3;

/** The entries of a gallery that hang, in the order of the content, with what was made of their images [P4, S1]. */
export const hungEntries = oncePerGallery(({ content, media }, gallery): readonly HungEntry[] =>
  content.galleries[gallery].flatMap((entry) => {
    const picture = media.pictures[entry.file];
    const image = media.imports[`${gallery}/${entry.id}`];
    return entry.withdrawn || !picture || !image ? [] : [{ entry, picture, image }];
  }),
);

interface HungEntry {
  entry: GalleryEntry;
  picture: Picture;
  image: ImportImage;
}

/** The entries of a gallery as pages show them. */
export const galleryItems = oncePerGallery((site, gallery): readonly GalleryItem[] => {
  const hung = hungEntries(site, gallery);
  const fresh = freshness(hung.map(({ entry }) => entry.hung));
  return hung.map(({ entry: { id, title, author }, picture, image }, position) => ({
    id,
    title,
    author,
    picture,
    import: image,
    fresh: fresh[position] ?? 0,
  }));
});

/** How many of the newest the home page shows, and a wall that would be bare. */
const LATEST = 6;

/** The positions of the newest entries of a gallery, the newest first. */
export function newest(site: BuiltSite, gallery: Gallery): number[] {
  const entries = hungEntries(site, gallery);
  const days = entries.map(({ entry: { hung } }) => (hung === undefined ? 0 : Date.parse(hung)));
  return [...newestFirst(days, entries.length).subarray(0, LATEST)];
}

/** Both galleries, read once. */
export function galleries(site: BuiltSite): Record<Gallery, readonly GalleryItem[]> {
  const [posters, signs] = GALLERIES.map((gallery) => galleryItems(site, gallery));
  return { affiches: posters ?? [], panneaux: signs ?? [] };
}

/** @param files the addresses of the other files of the content, by name */
export function siteData(
  { content, media, publicUrl, build }: BuiltSite,
  files: SiteData["files"],
): SiteData {
  const { logo, home: _, workshop: __, colours: ___, face: ____, contact, ...rest } = content.site;
  // Fetched by whoever reads them (legal/).
  const { legal: _____, privacy: ______, hosting: _______, ...site } = rest;
  // How the staff words a message in its chat is between the content and the server.
  const chat = contact.chat && { ...contact.chat, text: undefined };
  return {
    ...site,
    contact: { ...contact, chat },
    logo: required(media.pictures, logo),
    url: publicUrl,
    build,
    files,
  };
}

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

/** What one sees of an arc; those who played in few others come first, so that no two arcs show the same faces. */
function arcScene(site: Pick<BuiltSite, "content" | "media">, arc: Arc): ArcScene {
  const entry = site.content.galleries.affiches.find(({ id }) => id === arc.poster);
  const picture = optional(site.media.pictures, entry?.file);
  return {
    picture: optional(site.media.pictures, arc.image),
    hung: entry && picture && { id: entry.id, title: entry.title, picture },
    streamers: shownStreamers(site.content, arc.key).length,
    faces: portraits(site, arc.key).slice(0, FACES),
  };
}

/** A gallery of fewer is seen whole at a glance: nobody needs to choose among them. */
const WORTH = 12;

/** The entries of a gallery that one chooses from by arc, genre or colour; none where one sees it whole. */
export function browsedEntries(site: BuiltSite, gallery: Gallery): ReturnType<typeof hungEntries> {
  const hung = hungEntries(site, gallery);
  return hung.length < WORTH ? [] : hung;
}

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

export function creatorsData({ content, media }: BuiltSite): CreatorData[] {
  const anchors = anchorsOf(
    "video",
    content.creators.map(({ name }) => name),
  );
  return content.creators.map(({ portrait, preview, video, file, captions, ...creator }, index) => ({
    id: anchors[index] ?? "",
    name: creator.name,
    videoTitle: creator.videoTitle,
    seconds: creator.seconds,
    desc: creator.desc,
    links: creator.links,
    transcript: creator.transcript,
    portrait: optional(media.pictures, portrait),
    preview: optional(media.pictures, preview),
    source: mediaSource(media.recordings, video, file),
    captions: captions && required(media.recordings, captions).src,
  }));
}

export function musicData({ content, media }: BuiltSite): PlaylistData[] {
  return content.playlists.map((group) => {
    const arc = content.arcs.find(({ key }) => key === group.arc);
    return {
      creator: group.creator,
      arc: arc && { key: arc.key, name: arc.name, lang: arc.lang },
      tracks: group.tracks.map(({ id, title, seconds, link, file, transcript }) => ({
        id,
        title,
        seconds,
        transcript,
        source: mediaSource(media.recordings, link, file),
      })),
    };
  });
}

/** The people of the roster whom the pages show, in one arc or in any. */
function shownStreamers({ roster }: Content, arc?: string): RosterEntry[] {
  return roster.filter(
    ({ retrait, display_name, arcs }) =>
      !retrait && display_name && (arc === undefined ? arcs.length > 0 : arcs.includes(arc)),
  );
}

/** Their portraits, of those who played in few arcs first. */
function portraits({ content, media }: Pick<BuiltSite, "content" | "media">, arc?: string): Picture[] {
  return shownStreamers(content, arc)
    .toSorted((a, b) => a.arcs.length - b.arcs.length)
    .flatMap(({ portrait }) => optional(media.pictures, portrait) ?? []);
}

/** At most `count` entries from all over a list, in its order. */
function spread<T>(list: readonly T[], count: number): T[] {
  const few = Math.min(count, list.length);
  return Array.from({ length: few }, (_, index) => list[Math.floor((index * list.length) / few)]).filter(
    (entry) => entry !== undefined,
  );
}

function mediaSource(
  recordings: BuiltSite["media"]["recordings"],
  link: string | undefined,
  file: string | undefined,
): MediaSource {
  const id = link && youtubeId(link);
  return id ? { kind: "youtube", id } : { kind: "file", ...required(recordings, file ?? "") };
}

function optional(pictures: Record<string, Picture>, path: string | undefined): Picture | undefined {
  return path === undefined ? undefined : pictures[path];
}

function required<T>(made: Record<string, T>, path: string): T {
  const value = made[path];
  if (value === undefined) throw new Error(`The media pipeline made nothing of ${path}.`);
  return value;
}
