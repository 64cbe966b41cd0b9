import { alphabetically } from "#text/alphabetical.ts";
import { DAY } from "#text/durations.ts";
import { HUES, type Hue } from "./hue.ts";

/** What an entry of a gallery may be chosen by, besides its author. */
export interface Facets {
  /** The key of its arc. */
  arc: string | undefined;
  genre: string | undefined;
  hues: readonly Hue[];
  /** The day it was first hung, as 2023-03-31. */
  hung: string | undefined;
}

/** An arc as a choice: its key, which the address says, its name, and the language of that where it is not French. */
export type ArcChoice = readonly [key: string, name: string, lang?: string | undefined];

/**
 * The facets of a whole gallery in columns, a number an entry: the place in `arcs` or `genres` from 1, a bit for each of
 * {@link HUES}, the days since 1970; 0 for nothing. A column that nobody has filled is empty.
 */
export interface FacetFile {
  /** In the order of the story. */
  arcs: readonly ArcChoice[];
  /** From A to Z. */
  genres: readonly string[];
  arc: readonly number[];
  genre: readonly number[];
  hues: readonly number[];
  hung: readonly number[];
}

/** @param arcs every arc, in the order of the story; those that no entry names are left out */
export function encodeFacets(entries: readonly Facets[], arcs: readonly ArcChoice[]): FacetFile {
  const named = arcs.filter(([key]) => entries.some(({ arc }) => arc === key));
  const genres = [...new Set(entries.flatMap(({ genre }) => genre ?? []))].toSorted(alphabetically);
  return {
    arcs: named,
    genres,
    arc: column(entries, ({ arc }) => named.findIndex(([key]) => key === arc) + 1),
    genre: column(entries, ({ genre }) => (genre === undefined ? 0 : genres.indexOf(genre) + 1)),
    hues: column(entries, ({ hues }) => hues.reduce((sum, hue) => sum | hueBit(hue), 0)),
    hung: column(entries, ({ hung }) => (hung === undefined ? 0 : Date.parse(hung) / DAY)),
  };
}

function column(entries: readonly Facets[], value: (entry: Facets) => number): number[] {
  const values = entries.map(value);
  return values.some((each) => each !== 0) ? values : [];
}

/** The bit that stands for a hue in the column `hues`. */
export function hueBit(hue: Hue): number {
  return 1 << HUES.indexOf(hue);
}

/** Whether what the network gave is a file of facets, as far as reading it safely needs. */
export function isFacetFile(value: unknown): value is FacetFile {
  if (typeof value !== "object" || value === null) return false;
  const columns = new Map<string, unknown>(Object.entries(value));
  const pairs = columns.get("arcs");
  return (
    ["genres", "arc", "genre", "hues", "hung"].every((name) => Array.isArray(columns.get(name))) &&
    Array.isArray(pairs) &&
    pairs.every(Array.isArray)
  );
}
