/** What a picture shows, for those who remember it and not its title, and for those who cannot see it. */
export interface Depiction {
  genre: string;
  /** The name of its arc. */
  arc: string;
  /** What one sees. */
  words: readonly string[];
  /** Who is on it, or signed it. */
  players: readonly string[];
  /** Its lettering, a piece a line. */
  lettering: readonly string[];
}

/** How many entries a file of depictions holds: the viewer fetches one of them for one picture. */
export const DEPICTIONS = 500;

const COLUMNS = ["genre", "arc", "words", "players", "lettering"] as const;

/** Depictions in columns, an entry a line; what an entry has several of stands between tabs. */
type DepictionFile = Record<(typeof COLUMNS)[number], string> & {
  /** Lists of words that mean the same to a search. */
  equals: readonly (readonly string[])[];
};

/**
 * Writes a file: a line an entry in each column, tabs between the several of one. Line feeds and tabs inside a text become spaces.
 * @param equals groups of words that mean the same: those of the whole gallery in its first file, none in the others
 */
export function encodeDepictions(
  depictions: readonly Depiction[],
  equals: DepictionFile["equals"],
): DepictionFile {
  const column = (values: (depiction: Depiction) => readonly string[]) =>
    depictions.map((depiction) => values(depiction).map(oneLine).join("\t")).join("\n");
  return {
    genre: column(({ genre }) => [genre]),
    arc: column(({ arc }) => [arc]),
    words: column(({ words }) => words),
    players: column(({ players }) => players),
    lettering: column(({ lettering }) => lettering),
    equals,
  };
}

/** A file of depictions as it is read. */
export interface DepictionPart {
  depictions: readonly Depiction[];
  equals: DepictionFile["equals"];
}

/** Reads a file back, or throws when the network gave something else. */
export function decodeDepictions(value: unknown): DepictionPart {
  if (!isDepictionFile(value)) throw new Error("not a file of depictions");
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, value[name].split("\n")]));
  const one = (name: string, line: number) => columns[name]?.[line] ?? "";
  const several = (name: string, line: number) =>
    one(name, line)
      .split("\t")
      .filter((part) => part !== "");
  const depictions = value.genre.split("\n").map((genre, line) => ({
    genre,
    arc: one("arc", line),
    words: several("words", line),
    players: several("players", line),
    lettering: several("lettering", line),
  }));
  return { depictions, equals: value.equals };
}

function isDepictionFile(value: unknown): value is DepictionFile {
  if (typeof value !== "object" || value === null) return false;
  const columns = new Map<string, unknown>(Object.entries(value));
  const equals = columns.get("equals");
  return (
    COLUMNS.every((name) => typeof columns.get(name) === "string") &&
    Array.isArray(equals) &&
    equals.every(Array.isArray)
  );
}

function oneLine(text: string): string {
  return text.replace(/\s*[\n\t]\s*/g, " ");
}
