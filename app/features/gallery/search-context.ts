import { createContext, type RefObject, use } from "react";

export interface SearchState {
  /** As typed. */
  text: string;
  type: (text: string) => void;
  /** The search's own place in the page, right above the wall. */
  place: RefObject<HTMLDivElement | null>;
}

/** Apart from the gallery's own context, so that a keystroke draws the box again and not the wall. */
export const SearchContext = createContext<SearchState | undefined>(undefined);

/** The search of the gallery that the component stands in. */
export function useSearchState(): SearchState {
  const state = use(SearchContext);
  if (!state) throw new Error("This component stands outside of <Gallery>.");
  return state;
}
