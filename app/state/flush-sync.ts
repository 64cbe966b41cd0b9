import { options } from "preact";
import { flushSync as draw } from "react-dom";

/**
 * Draws what `act` changes, and runs the effects of that drawing, before it returns: a dialog that closes has given the
 * focus back. Preact's own leaves the effects for later; React's does not (decision 72).
 */
export function flushSync<T>(act: () => T): T {
  const later = options.requestAnimationFrame;
  let runEffects: (() => void) | undefined;
  options.requestAnimationFrame = (run) => (runEffects = run);
  try {
    return draw(act);
  } finally {
    Object.assign(options, { requestAnimationFrame: later });
    runEffects?.();
  }
}
