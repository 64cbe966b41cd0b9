import type { Arc, ComingArc } from "./arc.ts";
import type { Creator } from "./creator.ts";
import type { Recording } from "./content.ts";
import type { IndexBlock } from "./gallery-index.ts";
import type { Gallery, GalleryItem } from "./gallery-item.ts";
import type { Picture } from "./picture.ts";
import type { Site } from "./site.ts";
import type { StreamerRecord } from "./streamer.ts";

/** What every page knows of the community; `url` is PUBLIC_URL or empty, `build` names this build. */
export type SiteData = Omit<
  Site,
  "logo" | "home" | "workshop" | "colours" | "face" | "legal" | "privacy" | "hosting"
> & {
  logo: Picture;
  url: string;
  build: string;
  /** The addresses of the other files of the content, by name (`ContentFile`). */
  files: Record<string, string>;
};

/** A text that the law asks for; `id` is its place in an address, after the `#`. */
export interface LegalNotice {
  id: "mentions-legales" | "confidentialite";
  title: string;
  sections: { title: string; text: string }[];
}

/** A poster as it hangs on other pages than its gallery, which it opens. */
export type HungPoster = Pick<GalleryItem, "id" | "title" | "picture">;

/** What the home page shows [A1, A2]. Counts are those of the content. */
export interface HomeData {
  title: string;
  paragraphs: string[];
  /** How one comes to play here. */
  join: { text: string; href: string; label: string } | undefined;
  staff: { name: string; role: string; href: string; portrait: Picture | undefined }[];
  counts: {
    posters: number;
    signs: number;
    streamers: number;
    creators: number;
    tracks: number;
    arcs: number;
  };
  wall: HungPoster[];
  latest: HungPoster[];
  /** The arc that ended last, if any, and its place in the story, from 1. */
  lastArc:
    | (Pick<Arc, "key" | "name" | "lang" | "dates"> & Omit<ArcScene, "hung"> & { number: number })
    | undefined;
  /** The years of the first and of the last arc, unless one goes on, and how many days were played, in words. */
  story: { from: string; to: string | undefined; length: string | undefined } | undefined;
  glimpses: Glimpses;
}

/** What the way into each section shows of it, a few each; arcs in order, `records` the arc of each group of tracks. */
export interface Glimpses {
  signs: Picture[];
  faces: Picture[];
  films: Picture[];
  arcs: { key: string; number: number; picture: Picture | undefined }[];
  records: (string | undefined)[];
}

/** What one sees of an arc: its own picture, a poster that hangs over it, how many played in it and a few of their faces. */
export interface ArcScene {
  picture: Picture | undefined;
  hung: HungPoster | undefined;
  streamers: number;
  faces: Picture[];
}

/** The timeline [A3, A4]; `playlist` is the first group of tracks that belongs to the arc. */
export interface ArcsData {
  arcs: (Omit<Arc, "image" | "poster"> &
    ArcScene & {
      playlist: { creator: string; first: string } | undefined;
      /** How many of each gallery are of the arc; none where a gallery is too short to be chosen from. */
      hanging: Record<Gallery, number>;
    })[];
  coming: ComingArc[];
}

/** Where a recording plays from: YouTube by id, or a file of the site. */
export type MediaSource = { kind: "youtube"; id: string } | ({ kind: "file" } & Recording);

/** One creator of the videos page [V1, V2]. */
export type CreatorData = Pick<
  Creator,
  "name" | "videoTitle" | "seconds" | "desc" | "links" | "transcript"
> & {
  /** Names its place on the page. */
  id: string;
  portrait: Picture | undefined;
  preview: Picture | undefined;
  source: MediaSource;
  /** The address of the captions of a film of the site. */
  captions: string | undefined;
};

/** One track [M1]; `seconds` where the content knows the length. */
export interface TrackData {
  id: string;
  title: string;
  source: MediaSource;
  seconds: number | undefined;
  /** What one sees and hears, for one that has pictures. */
  transcript: string | undefined;
}

/** One of the groups of the music page [M1]. */
export interface PlaylistData {
  creator: string;
  arc: Pick<Arc, "key" | "name" | "lang"> | undefined;
  tracks: TrackData[];
}

/** What the search over the whole site knows besides both galleries: the arcs that are told, the tracks, the videos, and the people as the roster has them. */
export interface EverywhereData {
  arcs: Pick<Arc, "key" | "name" | "lang" | "dates" | "era">[];
  tracks: (Pick<TrackData, "id" | "title"> & { creator: string })[];
  videos: Pick<CreatorData, "id" | "name" | "videoTitle">[];
  people: StreamerRecord[];
  /** Where one comes to play here, if the community says it. */
  join: Pick<NonNullable<HomeData["join"]>, "href" | "label"> | undefined;
}

/** An author and the number of their works in a gallery. */
export interface AuthorCount {
  name: string;
  count: number;
}

/** A gallery as its page knows it before the whole index is fetched [P2, P4, S1]. */
export interface GalleryData {
  total: number;
  /** The first entries, prerendered, in the form of the index; the whole list when it is short enough. */
  first: IndexBlock;
  /** Who signed most of a long gallery, with how many each, the most first; empty where nobody stands out. */
  authors: AuthorCount[];
  /** Public address of the index with every entry in order, or undefined when `first` is whole. */
  index: string | undefined;
  /** The start of the addresses of what the pictures show; undefined when nobody has said it of any. */
  depictions: string | undefined;
  /** The address of what its entries may be chosen by; undefined for a gallery that one sees whole. */
  facets: string | undefined;
  /** The start of the addresses of what its pictures have to do with; undefined where they have nothing. */
  kin: string | undefined;
  /** The positions of the newest, the newest first: what a wall shows that would be bare. */
  newest: readonly number[];
}
