import type { TrackData } from "#schemas/page-data.ts";

/** How much there is to hear in a group, and how long it lasts when all lengths are known, in whole minutes. */
export function groupLength(tracks: readonly TrackData[]): string {
  const count = `${tracks.length} ${tracks.length > 1 ? "pistes" : "piste"}`;
  const minutes = tracks.reduce((sum, { seconds }) => sum + (seconds ?? Number.NaN), 0) / 60;
  return minutes >= 1 ? `${count}, ${Math.round(minutes)} min` : count;
}
