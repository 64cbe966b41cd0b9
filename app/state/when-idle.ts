/** Calls `work` in idle moments for as long as it answers that more is left. Gives back the way to stop. */
export function whenIdle(work: () => boolean): () => void {
  let turn = later(step);
  function step() {
    if (work()) turn = later(step);
  }
  return () => cancel(turn);
}

/** After how long a browser that tells of no idle moment, busy or not (Chromium 156 sometimes never does), is waited for no more. */
const LATEST = { timeout: 1000 };

/** Safari has no idle callbacks: a short wait is near enough. */
function later(step: () => void): number {
  return typeof requestIdleCallback === "function"
    ? requestIdleCallback(step, LATEST)
    : window.setTimeout(step, 50);
}

function cancel(turn: number): void {
  if (typeof cancelIdleCallback === "function") cancelIdleCallback(turn);
  else clearTimeout(turn);
}
