import type { TrackData } from "#schemas/page-data.ts";

/** What happens at the end: nothing more, the group again, or the same track again. */
export type Repeat = "off" | "group" | "track";

/** A shuffled order of a group: the track that it begins with, by its id, and the seed of what follows. */
export interface Shuffle {
  first: string;
  seed: number;
}

interface Way {
  step: 1 | -1;
  /** Whether the last track leads to the first one. */
  wrap: boolean;
  /** Undefined when the order is the page's. */
  shuffle: Shuffle | undefined;
}

/** The track after (or before) another in its group; undefined at the end of the way. */
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

/** The same order each time, so that previous leads back to where one came from. */
function shuffled(tracks: readonly TrackData[], { first, seed }: Shuffle): TrackData[] {
  let state = seed | 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
  const order = tracks.filter(({ id }) => id !== first);
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const [a, b] = [order[i], order[j]];
    if (a && b) [order[i], order[j]] = [b, a];
  }
  return [...tracks.filter(({ id }) => id === first), ...order];
}
