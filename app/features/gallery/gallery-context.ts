import { type Context, createContext, type RefObject, useContext } from "react";
import type { AuthorCount } from "#schemas/page-data.ts";
import type { Depictions } from "./depictions/use-depictions.ts";
import type { Filters } from "./filters/use-filters.ts";
import type { GalleryWords } from "./gallery-words.ts";
import type { GalleryList, GalleryRest } from "./list/use-gallery-list.ts";

export interface GalleryState {
  words: GalleryWords;
  /** Number of entries, whatever is shown [P2]. */
  total: number;
  /** Who signed most of it; empty where nobody stands out. */
  authors: readonly AuthorCount[];
  list: GalleryList;
  rest: GalleryRest;
  retry: () => void;
  /** The folded query, empty when all is shown [P7]. */
  query: string;
  /** What narrows it. */
  filters: Filters;
  /** Positions in the list of what is shown, in order. */
  shown: Int32Array;
  /** Positions of what answers the query by what its picture shows alone, the best first. */
  also: Int32Array;
  /** Nothing has all the words of the query: these have some. */
  partly: boolean;
  /** Both, as one walks along them. */
  order: Int32Array;
  /** The start of the addresses of what the pictures have to do with; see `kin-file.ts`. */
  kin: string | undefined;
  /** The positions of the newest, the newest first. */
  newest: readonly number[];
  /** What the pictures show, as far as it has been asked for. */
  depictions: Depictions;
}

export const GalleryContext = createContext<GalleryState | undefined>(undefined);

/** The gallery that the component stands in. */
export const useGallery = () => useWithin(GalleryContext);

/** Whether a search or a filter leaves fewer than all. */
export function isNarrowed({ query, filters }: Pick<GalleryState, "query" | "filters">): boolean {
  return query !== "" || filters.count > 0;
}

/** Whether it is known how many that leaves: all entries are there, and what chooses among them. */
export function isCounted(state: Pick<GalleryState, "query" | "filters" | "rest">): boolean {
  return isNarrowed(state) && state.rest === "whole" && !state.filters.pending;
}

/** How many stand in the order that is shown: before all entries are there, a whole wall knows its number already. */
export function countOf(state: GalleryState, positions: Int32Array): number {
  const known = positions === state.shown && state.rest !== "whole" && !isNarrowed(state);
  return known ? state.total : positions.length;
}

export interface SearchState {
  /** As typed. */
  text: string;
  type: (text: string) => void;
  /** Someone is about to type. */
  ready: () => void;
  /** The search's own place in the page, right above the wall. */
  place: RefObject<HTMLDivElement | null>;
}

/** Apart from the gallery's own context, so that a keystroke draws the box again and not the wall. */
export const SearchContext = createContext<SearchState | undefined>(undefined);

/** The search of the gallery that the component stands in. */
export const useSearchState = () => useWithin(SearchContext);

function useWithin<State>(context: Context<State | undefined>): State {
  const state = useContext(context);
  if (!state) throw new Error("This component stands outside of <Gallery>.");
  return state;
}
