import { useMemo } from "react";
import type { Depiction } from "#schemas/depiction-file.ts";
import { type Asked, useAsked } from "#app/state/use-asked.ts";
import type { DepictionSearch } from "./search/search-depictions.ts";

export type { DepictionSearch, MatchedPhrase } from "./search/search-depictions.ts";

/** The code that fetches and searches: no page needs it before someone does. */
const loadDepictions = () => import("./load-depictions.ts");

/** Fetches what the pictures of a gallery of `total` entries show and makes it searchable, once. Rejects when the network fails. */
export async function shownIn(start: string, total: number): Promise<DepictionSearch> {
  const { loadDepictionSearch } = await loadDepictions();
  return loadDepictionSearch(start, total);
}

/** What a gallery knows of what its pictures show; nothing is fetched before someone searches. */
export interface Depictions extends Omit<Asked<DepictionSearch>, "value"> {
  search: DepictionSearch | undefined;
  /** Fetches what the picture at a position shows; undefined when nobody has said it of any. */
  closer: ((position: number) => Promise<Depiction | undefined>) | undefined;
}

/**
 * The search through what the pictures of a gallery show.
 * @param wanted whether a query waits for it already
 */
export function useDepictions(start: string | undefined, total: number, wanted: boolean): Depictions {
  const load = useMemo(() => (start === undefined ? undefined : () => shownIn(start, total)), [start, total]);
  const { value: search, state, ask } = useAsked(load, wanted);
  return useMemo(
    () => ({
      search,
      state,
      ask,
      closer:
        start === undefined
          ? undefined
          : (position) => loadDepictions().then(({ loadDepiction }) => loadDepiction(start, position)),
    }),
    [search, state, ask, start],
  );
}
