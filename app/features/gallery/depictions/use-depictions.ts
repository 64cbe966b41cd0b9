import { useCallback, useEffect, useState } from "react";
import { type DepictionPart, DEPICTIONS } from "#schemas/depiction-file.ts";
import { knownPart, loadDepictionSearch, loadPart } from "./load-depictions.ts";
import type { DepictionSearch } from "./search/search-depictions.ts";

export type { DepictionSearch, MatchedPhrase } from "./search/search-depictions.ts";

/** What a gallery knows of what its pictures show. */
export interface Depictions {
  search: DepictionSearch | undefined;
  /** Nothing is fetched before someone searches. */
  state: "unasked" | "loading" | "ready" | "failed";
  /** Fetches it, or asks again after a failure. */
  ask: () => void;
}

/**
 * The search through what the pictures of a gallery show.
 * @param start of the files' addresses; undefined when nobody has said what any picture shows
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
    loadDepictionSearch(start, total).then(
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

  const ask = useCallback(() => setAttempt((last) => last + 1), []);
  if (start === undefined || !asked) return { search: undefined, state: "unasked", ask };
  return { search, state: search ? "ready" : failedAttempt === attempt ? "failed" : "loading", ask };
}

/**
 * The lettering of the picture at a position, a piece a line: undefined until it is there, empty where nobody has written
 * it down or it cannot be fetched.
 */
export function useLettering(start: string | undefined, position: number): readonly string[] | undefined {
  const part = Math.floor(position / DEPICTIONS);
  const known = start === undefined ? undefined : knownPart(start, part);
  const [, setArrived] = useState<DepictionPart>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (start === undefined || known) return;
    let left = false;
    loadPart(start, part).then(
      (loaded) => !left && setArrived(loaded),
      (error: unknown) => {
        // The picture is there without its words; whoever searches is told.
        console.error(error);
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [start, part, known]);

  if (known) return known.depictions[position % DEPICTIONS]?.lettering ?? [];
  return start === undefined || failed ? [] : undefined;
}
