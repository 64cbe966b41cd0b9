import type { Gallery } from "./gallery-item.ts";
import type {
  ArcsData,
  CreatorData,
  EverywhereData,
  GalleryData,
  HomeData,
  LegalNotice,
  PlaylistData,
  SiteData,
} from "./page-data.ts";
import type { StreamerRecord } from "./streamer.ts";

/**
 * All that the code of the pages is given of the content, by name. Each is a file of its own: the files of the code depend on
 * the code alone, and keep their names when a title changes (docs/decisions/0067).
 */
export interface PageContent extends Record<Gallery, GalleryData> {
  site: SiteData;
  home: HomeData;
  arcs: ArcsData;
  creators: CreatorData[];
  music: PlaylistData[];
  streamers: {
    known: StreamerRecord[];
    /** The address of a `PlayerFile`; undefined where nobody is named anywhere. */
    named: string | undefined;
  };
  everywhere: EverywhereData;
  legal: LegalNotice[];
}
export type ContentName = keyof PageContent;

/** The files of the content: a script for each of its parts, and the style of both walls, which depends on the pictures. */
export type ContentFile = ContentName | `${Gallery}-wall`;

declare global {
  /** What has come of the content. */
  var siteContent: Partial<PageContent> | undefined;
}

/** The script that brings a part of the content. A script, since code that needs it at once can import it like any other. */
export function contentScript(name: string, part: unknown): string {
  return `(globalThis.siteContent??={}).${name}=${JSON.stringify(part)}`;
}
