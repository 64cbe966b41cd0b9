import { selectStreamers } from "../select-streamers/select-streamers.ts";
import type { Streamer } from "../streamer.ts";

/** How many are shown of those who were there. */
const MOST = 12;

/** Somebody who played in the same arcs, and how many of these. */
export interface Companion {
  streamer: Streamer;
  shared: number;
}

/** Those who played in the most arcs of somebody's, those who have a sheet of their own, in the order of the bill [T7]. */
export function companionsOf(player: Streamer, streamers: readonly Streamer[]): Companion[] {
  const shared = ({ arcs }: Streamer) => arcs.filter((arc) => player.arcs.includes(arc)).length;
  const companions = withSheet(streamers).flatMap((streamer) =>
    streamer !== player && shared(streamer) > 0 ? { streamer, shared: shared(streamer) } : [],
  );
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  return companions.sort((a, b) => b.shared - a.shared).slice(0, MOST);
}

/** Who comes before and after somebody when everybody is shown [T7]; from the last to the first, and nobody for one alone. */
export function neighboursOf(player: Streamer, streamers: readonly Streamer[]): [Streamer, Streamer] | [] {
  const all = withSheet(streamers);
  const at = all.indexOf(player);
  const before = all[(at + all.length - 1) % all.length];
  const after = all[(at + 1) % all.length];
  return at === -1 || !before || !after || after === player ? [] : [before, after];
}

function withSheet(streamers: readonly Streamer[]): Streamer[] {
  return selectStreamers(streamers, { arc: undefined, query: "", liveFirst: false }).filter(
    ({ href }) => href,
  );
}
