import type { SiteAddress } from "#addresses/pages.ts";

/** The id of a track's row on the music page. */
export function rowId(track: string): string {
  return `piste-${track}`;
}

/** The address of the music page that chooses a track and shows its row. */
export function trackAddress(track: string): SiteAddress {
  return `/musique?piste=${track}#${rowId(track)}`;
}
