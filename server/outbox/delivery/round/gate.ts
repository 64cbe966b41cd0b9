/**
 * How a way out stands. All but `open` hold until an instant (milliseconds, on the round's own clock): `paused` as the
 * other side asked, `closed` because it cannot be reached, `stopped` because it says that our set-up is wrong.
 */
export type Gate =
  | { kind: "open" }
  | { kind: "paused"; until: number }
  | { kind: "closed"; until: number; tries: number; reason: string }
  | { kind: "stopped"; until: number; reason: string };
