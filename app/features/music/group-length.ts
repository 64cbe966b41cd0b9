import type { TrackData } from "#schemas/page-data.ts";

/** How much there is to hear in a group, in whole minutes: « 8 pistes, plus de 3 min » when some lengths are unknown. */
export function groupLength(tracks: readonly TrackData[]): string {
  const count = `${tracks.length} ${tracks.length > 1 ? "pistes" : "piste"}`;
  const known = tracks.flatMap(({ seconds }) => seconds ?? []);
  const minutes = known.reduce((sum, seconds) => sum + seconds, 0) / 60;
  if (minutes < 1) return count;
  if (known.length < tracks.length) return `${count}, plus de ${Math.floor(minutes)} min`;
  return `${count}, ${Math.round(minutes)} min`;
}
