import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import { takeTurn, type Turn } from "./take-over.ts";

/**
 * A part of the page, exactly one element, that is taken over in a task of its own: what a finger does meanwhile does not wait
 * for the whole page (docs/decisions/0074).
 */
export function OwnTask({ children }: { children: ReactNode }) {
  const [turn] = useState(takeTurn);
  // A part that fell while its turn came is awaited no longer.
  useEffect(() => turn?.done, [turn]);
  return turn ? (
    <Suspense>
      <Part turn={turn}>{children}</Part>
    </Suspense>
  ) : (
    children
  );
}

function Part({ turn, children }: { turn: Turn; children: ReactNode }) {
  use(turn.come);
  useEffect(() => turn.done(), [turn]);
  return children;
}
