import { useState } from "react";

/** Between two ticks of the clock less than this passes, in seconds; more is a leap. */
const LEAP = 1.5;

/**
 * The second that the slider says. Screen readers speak each change of the slider that has the focus: while the
 * music plays on (`quiet`), it says where the focus came or the last leap landed, not every second that passes.
 */
export function useSaidPlace(elapsed: number, quiet: boolean): number {
  const [said, say] = useState(elapsed);
  const [last, follow] = useState(elapsed);
  if (last !== elapsed) follow(elapsed);
  if (said !== elapsed && (!quiet || Math.abs(elapsed - last) > LEAP)) say(elapsed);
  return said;
}
