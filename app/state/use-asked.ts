import { useCallback, useEffect, useState } from "react";
import { untilThere } from "./until-there.ts";
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
 * one that was gone comes back.
 * @param load the same function from one drawing to the next; undefined where there is nothing to fetch
 * @param wanted whether the address needs it already
 */
export function useAsked<T>(load: (() => Promise<T>) | undefined, wanted: boolean): Asked<T> {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [brought, setBrought] = useState<{ by: () => Promise<T>; value: T }>();
  const held = brought?.by === load ? brought : undefined;
  const needed = (attempt > 0 || wanted) && load;
  const ask = useCallback(() => setAttempt((last) => last + 1), []);

  useEffect(() => {
    if (!needed || held) return;
    let left = false;
    untilThere(needed, () => left).then(
      (value) => !left && setBrought({ by: needed, value }),
      (error: unknown) => {
        if (left) return;
        console.error(error);
        setFailedAttempt(attempt);
      },
    );
    return () => {
      left = true;
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
