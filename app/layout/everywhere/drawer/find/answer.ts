import type { LEGAL_NOTICES } from "#addresses/files.ts";
import type { SiteAddress, WRITE_HASH } from "#addresses/pages.ts";
import type { ReasonKey } from "#app/features/contact/reasons.ts";
import type { DepictionSearch, GalleryList, MatchedPhrase } from "#app/features/gallery/both-galleries.ts";
import type { Streamer } from "#app/features/streamers/streamer.ts";
import type { Gallery } from "#schemas/gallery-item.ts";
import type { EverywhereData, SiteData } from "#schemas/page-data.ts";
import type { Picture } from "#schemas/picture.ts";
import { foldText } from "#text/fold-text.ts";

/** What is searched through, as far as it is there. */
export interface Contents extends Pick<EverywhereData, "arcs" | "tracks" | "videos" | "join"> {
  people: readonly Streamer[];
  /** Where gifts are taken, if anywhere. */
  donation: SiteData["donation"];
  /** The entries of both galleries. */
  pictures: Record<Gallery, GalleryList> | undefined;
  /** What these show. */
  shown: Record<Gallery, DepictionSearch | undefined> | undefined;
}

/**
 * What is done over the page: writing to the staff, for a reason or for none yet, giving, reading a notice; on the page, seeing one’s
 * own wall; or in a new tab, coming to play.
 */
export type Deed = { writes: ReasonKey | undefined } | "gives" | "reads" | "hangs" | "joins";

/** One thing that answers, and where it leads. */
export interface Answer {
  /** The same for as long as it answers, and no other's. */
  key: string;
  href: SiteAddress | typeof WRITE_HASH | `${typeof LEGAL_NOTICES}#${string}` | `https://${string}`;
  /** What it does over the page that is shown, in place of leading elsewhere. */
  does?: Deed | undefined;
  /** A picture that is opened over its wall, where the page shown is that wall. */
  opens?: { param: "affiche" | "panneau"; id: string };
  title: string;
  /** The language of the title where it is not the page's. */
  lang?: string | undefined;
  /** What more there is to say of it: plain, or the phrase that answers, its words marked. */
  note?: string | MatchedPhrase;
  picture?: Picture | undefined;
  portrait?: string | undefined;
  /** The arc in whose colour it stands. */
  arc?: string | undefined;
  /** It is no answer itself, but the way to all of them. */
  leadsToAll?: boolean;
}

/** The kinds of things that are found. */
type Kind = "pages" | "personnages" | "joueurs" | "arcs" | "pistes" | "vidéos" | `vues-${Gallery}` | Gallery;

export interface AnswerGroup {
  kind: Kind;
  title: string;
  /** How many answer, more than are shown perhaps. */
  total: number;
  /** Those that are shown; where there are more, the way to all of them is the last. */
  answers: readonly Answer[];
}

/** What answers of one kind; `first` gives as many as are shown, so that the others cost nothing. */
export interface Found {
  kind: Kind;
  title: string;
  total: number;
  first: (most: number) => Answer[];
  all?: { href: SiteAddress; words: string };
}

/** Whether one of the texts holds the query. */
export function holds(query: string, ...texts: readonly string[]): boolean {
  return texts.some((text) => foldText(text).includes(query));
}
