import { GALLERIES, type Gallery, type GalleryItem } from "#schemas/gallery-item.ts";
import type {
  ArcsData,
  CreatorData,
  HomeData,
  MediaSource,
  PlaylistData,
  SiteData,
} from "#schemas/page-data.ts";
import type { Content } from "#schemas/content.ts";
import type { Picture } from "#schemas/picture.ts";
import { youtubeId } from "#schemas/video-link.ts";
import type { BuiltSite } from "./built-site.ts";

/** How many posters hang on the home page's wall, and how many are named as the latest. */
const WALL = 20;
const LATEST = 6;

/** The entries of a gallery as pages show them, in the order of the content, the withdrawn ones left out [P4, S1]. */
export function galleryItems({ content, media }: BuiltSite, gallery: Gallery): GalleryItem[] {
  return content.galleries[gallery].flatMap((entry) => {
    const picture = media.pictures[entry.file];
    const image = media.imports[`${gallery}/${entry.id}`];
    if (entry.withdrawn || !picture || !image) return [];
    return [{ id: entry.id, title: entry.title, info: entry.info, picture, import: image }];
  });
}

/** Both galleries, read once. */
export function galleries(site: BuiltSite): Record<Gallery, GalleryItem[]> {
  const [posters, signs] = GALLERIES.map((gallery) => galleryItems(site, gallery));
  return { affiches: posters ?? [], panneaux: signs ?? [] };
}

export function siteData({ content, media, publicUrl, build }: BuiltSite): SiteData {
  const { logo, home: _, ...site } = content.site;
  return { ...site, logo: required(media.pictures, logo), url: publicUrl, build };
}

export function homeData(site: BuiltSite, items: Record<Gallery, GalleryItem[]>): HomeData {
  const { content, media } = site;
  const lastArc = content.arcs.toSorted((a, b) => a.end.localeCompare(b.end)).at(-1);
  return {
    title: content.site.home.title,
    paragraphs: content.site.home.paragraphs,
    staff: content.site.home.staff.map(({ portrait, ...person }) => ({
      ...person,
      portrait: optional(media.pictures, portrait),
    })),
    counts: {
      posters: items.affiches.length,
      signs: items.panneaux.length,
      streamers: players(content),
      creators: content.creators.length,
      tracks: content.playlists.reduce((sum, group) => sum + group.tracks.length, 0),
      arcs: content.arcs.length,
    },
    wall: items.affiches.slice(0, WALL),
    latest: items.affiches.slice(-LATEST).toReversed(),
    lastArc: lastArc && { ...lastArc, streamers: players(content, lastArc.key) },
  };
}

export function arcsData({ content, media }: BuiltSite): ArcsData {
  return {
    arcs: content.arcs.map(({ image, ...arc }) => {
      const group = content.playlists.find((playlist) => playlist.arc === arc.key);
      const first = group?.tracks[0];
      return {
        ...arc,
        picture: optional(media.pictures, image),
        streamers: players(content, arc.key),
        playlist: group && first && { creator: group.creator, first: first.id },
      };
    }),
    coming: content.coming,
  };
}

export function creatorsData({ content, media }: BuiltSite): CreatorData[] {
  return content.creators.map(({ portrait, preview, video, file, ...creator }) => ({
    name: creator.name,
    videoTitle: creator.videoTitle,
    seconds: creator.seconds,
    desc: creator.desc,
    links: creator.links,
    portrait: optional(media.pictures, portrait),
    preview: optional(media.pictures, preview),
    source: mediaSource(media.recordings, video, file),
  }));
}

export function musicData({ content, media }: BuiltSite): PlaylistData[] {
  return content.playlists.map((group) => {
    const arc = content.arcs.find(({ key }) => key === group.arc);
    return {
      creator: group.creator,
      arc: arc && { key: arc.key, name: arc.name, lang: arc.lang },
      tracks: group.tracks.map(({ id, title, seconds, link, file }) => ({
        id,
        title,
        seconds,
        source: mediaSource(media.recordings, link, file),
      })),
    };
  });
}

/** How many people of the roster the pages show, in one arc or in any. */
function players({ roster }: Content, arc?: string): number {
  return roster.filter(
    ({ retrait, display_name, arcs }) =>
      !retrait && display_name && (arc === undefined ? arcs.length > 0 : arcs.includes(arc)),
  ).length;
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
