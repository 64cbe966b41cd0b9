import { createContext, use } from "react";
import type { AuthorCount } from "#schemas/page-data.ts";
import type { GalleryList } from "./list/gallery-list.ts";
import type { GalleryWords } from "./gallery-words.ts";

/** How much of the gallery is there: all of it, or its first rows while the rest comes, or has failed to. */
export type GalleryRest = "whole" | "loading" | "failed";

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
  author: string | undefined;
  /** Positions in the list of what is shown, in order. */
  shown: Int32Array;
}

export const GalleryContext = createContext<GalleryState | undefined>(undefined);

/** The gallery that the component stands in. */
export function useGallery(): GalleryState {
  const state = use(GalleryContext);
  if (!state) throw new Error("This component stands outside of <Gallery>.");
  return state;
}
