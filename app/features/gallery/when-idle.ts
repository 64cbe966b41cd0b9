/** Calls `work` in idle moments for as long as it answers that more is left. Gives back the way to stop. */
export function whenIdle(work: () => boolean): () => void {
  // Safari has no idle callbacks: a short wait is near enough.
  const later = (next: () => void) =>
    typeof requestIdleCallback === "function" ? requestIdleCallback(next) : window.setTimeout(next, 50);
  const cancel = (turn: number) =>
    typeof cancelIdleCallback === "function" ? cancelIdleCallback(turn) : clearTimeout(turn);
  let turn = later(step);
  function step() {
    if (work()) turn = later(step);
  }
  return () => cancel(turn);
}
