import { createContext, use } from "react";

export interface SearchState {
  /** As typed. */
  text: string;
  type: (text: string) => void;
  /** Forgets the text and the author, so that all is shown. */
  clear: () => void;
}

/** Apart from the gallery's own context, so that a keystroke draws the box again and not the wall. */
export const SearchContext = createContext<SearchState | undefined>(undefined);

/** The search of the gallery that the component stands in. */
export function useSearchState(): SearchState {
  const state = use(SearchContext);
  if (!state) throw new Error("This component stands outside of <Gallery>.");
  return state;
}
