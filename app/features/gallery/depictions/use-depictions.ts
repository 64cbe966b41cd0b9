import { useCallback, useEffect, useState } from "react";
import { type DepictionPart, DEPICTIONS } from "#schemas/depiction-file.ts";
import type { DepictionSearch } from "./search/search-depictions.ts";

export type { DepictionSearch, MatchedPhrase } from "./search/search-depictions.ts";

/** The code that fetches and searches: no page needs it before someone does. */
const loader = () => import("./load-depictions.ts");

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
    loader()
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

  const ask = useCallback(() => setAttempt((last) => last + 1), []);
  if (start === undefined || !asked) return { search: undefined, state: "unasked", ask };
  return { search, state: search ? "ready" : failedAttempt === attempt ? "failed" : "loading", ask };
}

/** The files that the viewer has read, by their start and number: the next picture's words are there at once. */
const read = new Map<string, DepictionPart>();

/**
 * The lettering of the picture at a position, a piece a line: undefined until it is there, empty where nobody has written
 * it down or it cannot be fetched.
 */
export function useLettering(start: string | undefined, position: number): readonly string[] | undefined {
  const part = Math.floor(position / DEPICTIONS);
  const key = `${start} ${part}`;
  const known = read.get(key);
  const [, setArrived] = useState<string>();
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    if (start === undefined || read.has(key)) return;
    let left = false;
    loader()
      .then(({ loadPart }) => loadPart(start, part))
      .then((loaded) => read.set(key, loaded))
      .then(
        () => left || setArrived(key),
        (error: unknown) => {
          // The picture is there without its words; whoever searches is told.
          console.error(error);
          if (!left) setFailed(key);
        },
      );
    return () => {
      left = true;
    };
  }, [start, part, key]);

  if (known) return known.depictions[position % DEPICTIONS]?.lettering ?? [];
  return start === undefined || failed === key ? [] : undefined;
}
