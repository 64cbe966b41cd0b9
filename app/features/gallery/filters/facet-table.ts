import { type ArcChoice, type FacetFile, hueBit } from "#schemas/facet-file.ts";
import { newestFirst } from "#schemas/gallery-order.ts";
import { HUES } from "#schemas/hue.ts";
import type { GalleryWords } from "../gallery-words.ts";
import type { Chosen, Facet } from "./use-filters.ts";

/** The value of `tri` that puts the newest first; any other leaves the order of the wall [P4]. */
export const NEWEST = "recentes";

/** « Récentes d’abord »: the same, as one reads it. */
export function newestWords({ ending }: Pick<GalleryWords, "ending">): string {
  return `Récent${ending}s d’abord`;
}

/** In the order of the panel. */
const FACETS: readonly Facet[] = ["arc", "genre", "couleur", "auteur"];

/** How many entries each choice would leave, told before anyone taps. */
export interface Left {
  /** With the other choices as they are, by the value chosen instead. */
  of: Record<Facet, ReadonlyMap<string, number>>;
  /** Without what is chosen of this facet. */
  without: Record<Facet, number>;
}

/** What the entries of a gallery may be chosen by. */
export interface FacetTable {
  /** In the order of the story; those that some entry names. */
  arcs: readonly ArcChoice[];
  /** From A to Z. */
  genres: readonly string[];
  /** Whether any entry says when it was hung. */
  dated: boolean;
  /** Of these positions those that fit all but the author, whom the list knows; in the order that is chosen. */
  narrow: (positions: Int32Array, chosen: Chosen) => Int32Array;
  /** @param authors who signed each entry of the gallery */
  left: (positions: Int32Array, authors: readonly string[], chosen: Chosen) => Left;
}

type Fits = (position: number) => boolean;

/** @param total how many entries the gallery has */
export function facetTable(file: FacetFile, total: number): FacetTable {
  const arcKeys = file.arcs.map(([key]) => key);
  const newest = once(() => newestFirst(file.hung, total));
  const valuesAt: Record<Exclude<Facet, "auteur">, (position: number) => readonly (string | undefined)[]> = {
    arc: (position) => [arcKeys[(file.arc[position] ?? 0) - 1]],
    genre: (position) => [file.genres[(file.genre[position] ?? 0) - 1]],
    couleur: (position) => HUES.filter((hue) => ((file.hues[position] ?? 0) & hueBit(hue)) !== 0),
  };

  function fits(facet: Exclude<Facet, "auteur">, value: string): Fits {
    if (facet === "couleur") {
      const bit = HUES.reduce((found, hue) => (hue === value ? hueBit(hue) : found), 0);
      return (position) => ((file.hues[position] ?? 0) & bit) !== 0;
    }
    const place = (facet === "arc" ? arcKeys : file.genres).indexOf(value) + 1;
    return (position) => place > 0 && file[facet][position] === place;
  }

  function testsOf(chosen: Chosen, authors?: readonly string[]): { facet: Facet; fits: Fits }[] {
    return FACETS.flatMap((facet) => {
      const value = chosen[facet];
      if (value === undefined || (facet === "auteur" && !authors)) return [];
      return [
        {
          facet,
          fits: facet === "auteur" ? (position) => authors?.[position] === value : fits(facet, value),
        },
      ];
    });
  }

  return {
    arcs: file.arcs,
    genres: file.genres,
    dated: file.hung.length > 0,
    narrow(positions, chosen) {
      const tests = testsOf(chosen);
      const kept =
        tests.length === 0
          ? positions
          : positions.filter((position) => tests.every((test) => test.fits(position)));
      if (chosen.tri !== NEWEST) return kept;
      const there = new Uint8Array(total);
      for (const position of kept) there[position] = 1;
      return newest().filter((position) => there[position] === 1);
    },
    left(positions, authors, chosen) {
      const tests = testsOf(chosen, authors);
      const counts: Record<Facet, Map<string, number>> = {
        arc: new Map(),
        genre: new Map(),
        couleur: new Map(),
        auteur: new Map(),
      };
      const without: Record<Facet, number> = { arc: 0, genre: 0, couleur: 0, auteur: 0 };
      const count = (facet: Facet, position: number) => {
        without[facet]++;
        const values = facet === "auteur" ? [authors[position]] : valuesAt[facet](position);
        for (const value of values)
          if (value !== undefined) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      };
      for (const position of positions) {
        const missed = tests.filter((test) => !test.fits(position));
        const [one] = missed;
        // What one choice alone keeps away would come with another value of it.
        if (missed.length === 1 && one) count(one.facet, position);
        if (missed.length === 0) for (const facet of FACETS) count(facet, position);
      }
      return { of: counts, without };
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
