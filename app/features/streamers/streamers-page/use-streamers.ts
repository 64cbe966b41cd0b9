import { useCallback, useEffect, useState } from "react";
import { useNetworkBack } from "#app/state/use-network-back.ts";
import { keepKnown, loadStreamers, parseStreamers } from "../load-streamers/load-streamers.ts";
import type { StreamersState } from "../streamer.ts";

/**
 * Asks for the streamers once, when the page opens [T8]; `retry` asks again after a failure, at the visitor's wish; so does the
 * network that is back.
 * @param known the list that the build knew, in the shape of the answer
 */
export function useStreamers(host: string, known: unknown): [StreamersState, () => void] {
  const [state, setState] = useState<StreamersState>(() => ({
    kind: "loading",
    answer: parseStreamers(known),
  }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    loadStreamers(host, leaving.signal).then(
      (answer) =>
        setState((before) => ({
          kind: "ready",
          answer: before.kind === "failed" ? answer : keepKnown(answer, before.answer.streamers),
        })),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        // To the letter for a refusal [T9]; whatever it is otherwise [T10].
        console.error(error instanceof Error ? error.message : error);
        setState({ kind: "failed" });
      },
    );
    return () => leaving.abort();
  }, [host, attempt]);

  const retry = useCallback(() => {
    setState({ kind: "loading", answer: parseStreamers([]) });
    setAttempt((count) => count + 1);
  }, []);

  // The network is back: nobody has to ask.
  useNetworkBack(state.kind === "failed", retry);
  return [state, retry];
}
