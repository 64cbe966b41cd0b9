import { useEffect, useMemo, useState } from "react";
import type { DepictionSearch } from "./search/search-depictions.ts";

export type { DepictionSearch, MatchedPhrase } from "./search/search-depictions.ts";

/** The code that fetches and searches: no page needs it before someone does. */
const loadDepictions = () => import("./load-depictions.ts");

/** What a gallery knows of what its pictures show. */
export interface Depictions {
  search: DepictionSearch | undefined;
  /** Nothing is fetched before someone searches. */
  state: "unasked" | "loading" | "ready" | "failed";
  /** Fetches it, or asks again after a failure. */
  ask: () => void;
  /** Fetches the lettering of the picture at a position, a piece a line; undefined when nobody has said what any picture shows. */
  lettering: ((position: number) => Promise<readonly string[]>) | undefined;
}

/**
 * The search through what the pictures of a gallery show.
 * @param wanted whether a query waits for it already
 */
export function useDepictions(start: string | undefined, total: number, wanted: boolean): Depictions {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [search, setSearch] = useState<DepictionSearch>();
  const asked = attempt > 0 || wanted;

  useEffect(() => {
    if (!asked || start === undefined) return;
    let left = false;
    loadDepictions()
      .then(({ loadDepictionSearch }) => loadDepictionSearch(start, total))
      .then(
        (loaded) => !left && setSearch(loaded),
        (error: unknown) => {
          if (left) return;
          console.error(error);
          setFailedAttempt(attempt);
        },
      );
    return () => {
      left = true;
    };
  }, [asked, start, total, attempt]);

  const state =
    start === undefined || !asked
      ? "unasked"
      : search
        ? "ready"
        : failedAttempt === attempt
          ? "failed"
          : "loading";
  return useMemo(
    () => ({
      search,
      state,
      ask: () => setAttempt((last) => last + 1),
      lettering:
        start === undefined
          ? undefined
          : (position) => loadDepictions().then(({ loadLettering }) => loadLettering(start, position)),
    }),
    [search, state, start],
  );
}
