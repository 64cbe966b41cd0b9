import type { HungPoster } from "./page-data.ts";

/** Where somebody is named: the pictures they are on or signed, the tracks that tell of them. */
export interface NamedIn {
  affiches: readonly HungPoster[];
  panneaux: readonly HungPoster[];
  pistes: readonly { id: string; title: string; creator: string }[];
}

/** By pseudo; those whom nothing names are not there. */
export type PlayerFile = Readonly<Record<string, NamedIn>>;

/** Whether what the network gave is a file of players, as far as reading it safely needs. */
export function isPlayerFile(value: unknown): value is PlayerFile {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every(
      (named: unknown) =>
        typeof named === "object" &&
        named !== null &&
        ["affiches", "panneaux", "pistes"].every((list) => list in named),
    )
  );
}
