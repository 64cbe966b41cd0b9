import type { PlaylistData } from "#schemas/page-data.ts";
import type { Queue } from "../player-state.ts";

/** A group of the page as the player goes through it. */
export function queueOf({ creator, arc, tracks }: PlaylistData): Queue {
  return { creator, arc: arc?.key, tracks };
}
