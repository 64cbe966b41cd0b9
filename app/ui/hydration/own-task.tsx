import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useState } from "react";
import { CurrentIdCount, useIdCount } from "./use-id.ts";
import { partTaken, takeTurn, useFirstDrawn } from "./take-over.ts";

/**
 * A part of the page, exactly one element, that is taken over in a task of its own: what a finger does meanwhile does not wait
 * for the whole page. What it reads of a context that may change before must be drawn first as well (docs/decisions/0074).
 */
export function OwnTask({ children }: { children: ReactNode }) {
  const [turn] = useState(takeTurn);
  const drawn = useFirstDrawn(children);
  const count = useIdCount();
  // What falls or goes while its turn comes is awaited no longer; an effect may not have run by then.
  useLayoutEffect(() => turn && (() => partTaken(turn)), [turn]);
  return (
    <CurrentIdCount value={count}>
      {turn ? (
        <Suspense>
          <Part turn={turn}>{drawn}</Part>
        </Suspense>
      ) : (
        drawn
      )}
    </CurrentIdCount>
  );
}

function Part({ turn, children }: { turn: Promise<void>; children: ReactNode }) {
  use(turn);
  useEffect(() => partTaken(turn), [turn]);
  return children;
}
