import { useEffect, useState } from "react";
import { loadCast } from "../load-streamers/load-streamers.ts";
import { parseStreamers } from "../load-streamers/parse-streamers.ts";
import type { Cast } from "../streamer.ts";

/** While the list is on its way, the one that the build knew stands in its place. */
export type CastState = { kind: "loading"; cast: Cast } | { kind: "ready"; cast: Cast } | { kind: "failed" };

/**
 * Asks for the streamers once, when the page opens [T8]; `retry` asks again after a failure, at the visitor's wish.
 * @param known the list that the build knew, in the shape of the answer
 */
export function useCast(host: string, known: unknown): [CastState, () => void] {
  const [state, setState] = useState<CastState>(() => ({ kind: "loading", cast: parseStreamers(known) }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    loadCast(host, leaving.signal).then(
      (cast) => setState({ kind: "ready", cast }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        // To the letter for a refusal [T9]; whatever it is otherwise [T10].
        console.error(error instanceof Error ? error.message : error);
        setState({ kind: "failed" });
      },
    );
    return () => leaving.abort();
  }, [host, attempt]);

  function retry() {
    setState({ kind: "loading", cast: parseStreamers([]) });
    setAttempt((count) => count + 1);
  }
  return [state, retry];
}
