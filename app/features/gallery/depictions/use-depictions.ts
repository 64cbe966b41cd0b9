import { useMemo } from "react";
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
  /** Fetches the lettering of the picture at a position, a piece a line; undefined when nobody has said what any picture shows. */
  lettering: ((position: number) => Promise<readonly string[]>) | undefined;
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
      lettering:
        start === undefined
          ? undefined
          : (position) => loadDepictions().then(({ loadLettering }) => loadLettering(start, position)),
    }),
    [search, state, ask, start],
  );
}
