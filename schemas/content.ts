import type { Arc, ComingArc } from "./arc.ts";
import type { Creator } from "./creator.ts";
import type { Gallery, GalleryEntry } from "./gallery-item.ts";
import type { ImportImage } from "./gallery-item.ts";
import type { Hue } from "./hue.ts";
import type { Picture } from "./picture.ts";
import type { Playlist } from "./playlist.ts";
import type { SearchWords } from "./search-words.ts";
import type { Site } from "./site.ts";
import type { RosterEntry } from "./streamer.ts";

/** Everything that `content/` says, checked. Paths of files are relative to the content folder. */
export interface Content {
  site: Site;
  arcs: Arc[];
  coming: ComingArc[];
  galleries: Record<Gallery, GalleryEntry[]>;
  creators: Creator[];
  playlists: Playlist[];
  roster: RosterEntry[];
  search: SearchWords;
}

/** What the staff's form needs to know of a content; of a faulty one, as much as could be read. */
export interface ContentOutline {
  site: Pick<Site, "name">;
  arcs: readonly Pick<Arc, "key" | "name">[];
  galleries: Readonly<Record<Gallery, readonly Pick<GalleryEntry, "genre" | "rank" | "withdrawn">[]>>;
  roster: readonly Pick<RosterEntry, "nomRP">[];
}

/** Where a fault was found and what to do. Lines and columns start at 1. All texts are French. */
export interface Fault {
  file: string;
  line: number;
  column: number;
  field: string;
  message: string;
  remedy: string;
  /** The file of the content that is missing, where that is the fault. */
  gone?: string;
}

/** A sound or video file of the site: public address, media type and size in bytes. */
export interface Recording {
  src: string;
  type: string;
  bytes: number;
}

/**
 * What the media pipeline made: pictures and the colours they are remembered by, by path in the content folder, import images by gallery and id
 * (`affiches/votez-vargas`), recordings by path, and the files that the site must publish (public path → file on disk).
 */
export interface MediaManifest {
  pictures: Record<string, Picture>;
  hues: Record<string, Hue[]>;
  imports: Record<string, ImportImage>;
  recordings: Record<string, Recording>;
  files: Record<string, string>;
}
