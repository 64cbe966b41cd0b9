import { useEffect, useState } from "react";
import { loadCast } from "./load-cast.ts";
import type { Cast } from "./performer.ts";

export type CastState = { kind: "loading" } | { kind: "ready"; cast: Cast } | { kind: "failed" };

/** Asks for the streamers once, when the page opens [T8]; `retry` asks again after a failure, at the visitor's wish. */
export function useCast(host: string): [CastState, () => void] {
  const [state, setState] = useState<CastState>({ kind: "loading" });
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
    setState({ kind: "loading" });
    setAttempt((count) => count + 1);
  }
  return [state, retry];
}
