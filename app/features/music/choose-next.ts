import type { TrackData } from "#schemas/page-data.ts";

/** What happens at the end: nothing more, the group again, or the same track again. */
export type Repeat = "off" | "group" | "track";

interface Way {
  step: 1 | -1;
  /** Whether the last track leads to the first one. */
  wrap: boolean;
  shuffle: number | undefined;
}

/** The track after (or before) another in its group, shuffled when a seed says so; undefined at the end of the way. */
export function chooseNext(
  current: TrackData,
  tracks: readonly TrackData[],
  { step, wrap, shuffle }: Way,
): TrackData | undefined {
  const order = shuffle === undefined ? tracks : shuffled(tracks, shuffle);
  const at = order.findIndex(({ id }) => id === current.id) + step;
  if (wrap) return order[(at + order.length) % order.length];
  return order[at];
}

/** The same order for the same seed, so that previous leads back to where one came from. */
function shuffled(tracks: readonly TrackData[], seed: number): TrackData[] {
  let state = seed | 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
  const order = [...tracks];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const [a, b] = [order[i], order[j]];
    if (a && b) [order[i], order[j]] = [b, a];
  }
  return order;
}
