import { useCallback, useEffect, useState } from "react";
import { PATIENCE, untilThere } from "./until-there.ts";
import { useNetworkBack } from "./use-network-back.ts";

/** Something that is fetched once someone needs it. */
export interface Asked<T> {
  value: T | undefined;
  state: "unasked" | "loading" | "ready" | "failed";
  /** Fetches it, or asks again after a failure. */
  ask: () => void;
}

/**
 * Fetches what a page can do without until then; asks again by itself, twice where a network that is there has lost it, and when
 * one that was gone comes back. What neither comes nor fails has failed after a while: it is taken all the same when it comes.
 * @param load the same function from one drawing to the next, which may tell of each part that it has heard of; undefined where
 * there is nothing to fetch
 * @param wanted whether the address needs it already
 */
export function useAsked<T>(
  load: ((heard: () => void) => Promise<T>) | undefined,
  wanted: boolean,
): Asked<T> {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [brought, setBrought] = useState<{ by: typeof load; value: T }>();
  const held = brought?.by === load ? brought : undefined;
  const needed = (attempt > 0 || wanted) && load;
  const ask = useCallback(() => setAttempt((last) => last + 1), []);

  useEffect(() => {
    if (!needed || held) return;
    let left = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(setFailedAttempt, PATIENCE, attempt);
    };
    heard();
    untilThere(
      () => needed(heard),
      () => left,
    ).then(
      (value) => !left && setBrought({ by: needed, value }),
      (error: unknown) => {
        if (left) return;
        console.error(error);
        setFailedAttempt(attempt);
      },
    );
    return () => {
      left = true;
      clearTimeout(silence);
    };
  }, [needed, held, attempt]);
  useNetworkBack(Boolean(needed) && !held, ask);

  return { value: held?.value, state: stateNow(), ask };

  function stateNow(): Asked<T>["state"] {
    if (!needed) return "unasked";
    if (held) return "ready";
    return failedAttempt === attempt ? "failed" : "loading";
  }
}
