import type { TrackData } from "#schemas/page-data.ts";

/** How much there is to hear in a group, and how long it lasts when all lengths are known, in whole minutes. */
export function groupLength(tracks: readonly TrackData[]): string {
  const minutes = tracks.reduce((sum, { seconds }) => sum + (seconds ?? Number.NaN), 0) / 60;
  return minutes >= 1
    ? `${trackCount(tracks.length)}, ${Math.round(minutes)} min`
    : trackCount(tracks.length);
}

/** « 3 pistes », or « 3 pistes sur 8 » for those that a search leaves. */
export function trackCount(count: number, total?: number): string {
  const tracks = `${count} piste${count > 1 ? "s" : ""}`;
  return total === undefined ? tracks : `${tracks} sur ${total}`;
}
