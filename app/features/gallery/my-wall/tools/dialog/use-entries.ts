import { useEffect, useState } from "react";
import type { WallKey } from "#addresses/wall.ts";
import { PATIENCE } from "#app/state/until-there.ts";
import { loadEntries, type WallEntry } from "../copying/copying.ts";

/** The pictures of a wall as far as they are there; `missing` counts those that exist no more. */
export interface Entries {
  state: "loading" | "failed" | "there";
  entries: readonly WallEntry[];
  missing: number;
  retry: () => void;
}

/** Loads the pictures that the keys name, once the wall is open. What is there already stays while others come. */
export function useEntries(keys: readonly WallKey[], open: boolean): Entries {
  const [known, setKnown] = useState<ReadonlyMap<WallKey, WallEntry | undefined>>(new Map());
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const whole = keys.every((key) => known.has(key));

  useEffect(() => {
    if (!open || whole) return;
    let left = false;
    const silence = setTimeout(setFailed, PATIENCE, attempt);
    loadEntries(keys).then(
      (loaded) =>
        left || setKnown(new Map(keys.map((key) => [key, loaded.find((entry) => entry.key === key)]))),
      (error: unknown) => {
        if (left) return;
        console.error(error);
        setFailed(attempt);
      },
    );
    return () => {
      left = true;
      clearTimeout(silence);
    };
  }, [keys, open, whole, attempt]);

  const entries = keys.flatMap((key) => known.get(key) ?? []);
  return {
    state: whole ? "there" : failed === attempt ? "failed" : "loading",
    entries,
    missing: whole ? keys.length - entries.length : 0,
    retry: () => setAttempt((last) => last + 1),
  };
}
