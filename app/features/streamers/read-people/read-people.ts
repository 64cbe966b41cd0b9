import { type NameQuery, readNames } from "./read-names.ts";
import type { Streamer } from "../streamer.ts";

/** What somebody is searched by [T6]; their roles, of one arc or of all. */
export function namesOf(
  { displayName, username, tag, roles }: Streamer,
  played: readonly string[] = [...roles.values()],
): string[] {
  return [displayName, username, ...played, tag];
}

/** Reads a folded query for all the names of those who are shown, in every arc. */
export function readPeople(streamers: readonly Streamer[], query: string): NameQuery {
  return readNames(
    streamers.filter(({ displayName }) => displayName !== "").flatMap((streamer) => namesOf(streamer)),
    query,
  );
}
