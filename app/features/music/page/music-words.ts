import type { TrackData } from "#schemas/page-data.ts";
import { counted } from "#text/counted.ts";

/** « 3 pistes », or « 3 pistes sur 8 » for those that a search leaves. */
export function trackCount(count: number, total?: number): string {
  const tracks = counted(count, "piste", "pistes");
  return total === undefined ? tracks : `${tracks} sur ${total}`;
}

/** « 12 pistes, 3 scènes »: all that the page holds, in how many groups. */
export function pageContent(tracks: number, groups: number): string {
  return `${trackCount(tracks)}, ${counted(groups, "scène", "scènes")}`;
}

/** How much there is to hear in a group, and how long it lasts when all lengths are known, in whole minutes. */
export function groupLength(tracks: readonly TrackData[]): string {
  const minutes = tracks.reduce((sum, { seconds }) => sum + (seconds ?? Number.NaN), 0) / 60;
  return minutes >= 1
    ? `${trackCount(tracks.length)}, ${Math.round(minutes)} min`
    : trackCount(tracks.length);
}
