import type { Poster } from "../kit/poster.ts";

/** A set of posters drawn by the same hand; `name` is what `--only` takes. */
export interface Family {
  name: string;
  posters: readonly Poster[];
}

/** Every family of posters: add the import above and one entry here. */
export const families: readonly Family[] = [];
