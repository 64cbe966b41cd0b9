import { useCallback, useEffect, useState } from "react";

/** Something that is fetched once someone needs it. */
export interface Asked<T> {
  value: T | undefined;
  state: "unasked" | "loading" | "ready" | "failed";
  /** Fetches it, or asks again after a failure. */
  ask: () => void;
}

/**
 * Fetches what a page can do without until then.
 * @param load the same function from one drawing to the next; undefined where there is nothing to fetch
 * @param wanted whether the address needs it already
 */
export function useAsked<T>(load: (() => Promise<T>) | undefined, wanted: boolean): Asked<T> {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [held, setHeld] = useState<{ value: T }>();
  const asked = attempt > 0 || wanted;

  useEffect(() => {
    if (!asked || !load) return;
    let left = false;
    load().then(
      (value) => !left && setHeld({ value }),
      (error: unknown) => {
        if (left) return;
        console.error(error);
        setFailedAttempt(attempt);
      },
    );
    return () => {
      left = true;
    };
  }, [asked, load, attempt]);

  const ask = useCallback(() => setAttempt((last) => last + 1), []);
  return { value: held?.value, state: stateNow(), ask };

  function stateNow(): Asked<T>["state"] {
    if (!asked || !load) return "unasked";
    if (held) return "ready";
    return failedAttempt === attempt ? "failed" : "loading";
  }
}
