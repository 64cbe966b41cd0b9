import { alphabetically } from "#text/alphabetical.ts";
import type { ArcChoice } from "../arc-choice.ts";
import { namesOf, readPeople } from "../read-people/read-people.ts";
import type { Streamer } from "../streamer.ts";

const RANKS = ["Fondateur - Staff", "Fondateur", "Dev - Staff", "Staff"];
const LAST = 999;

export interface Selection {
  /** Undefined takes the people of every arc. */
  arc: string | undefined;
  /** Folded; empty finds everybody. */
  query: string;
  liveFirst: boolean;
}

/**
 * Who is shown, in order: those who play in the arc, or in any, and have a display name, whose display name, login, role in the arc
 * or tag holds the text [T6], by rank of tag, then by name [T7]. Accents are ignored too, which finds more; where the text finds nobody
 * in any arc, it is read more kindly.
 */
export function selectStreamers(
  streamers: readonly Streamer[],
  { arc, query, liveFirst }: Selection,
): Streamer[] {
  const { answers } = readPeople(streamers, query);
  const chosen = streamers.filter(
    (streamer) =>
      streamer.displayName !== "" &&
      (arc === undefined ? streamer.arcs.length > 0 : streamer.arcs.includes(arc)) &&
      searched(streamer, arc).some(answers),
  );
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  return chosen.sort(
    (a, b) =>
      (liveFirst ? onAir(a) - onAir(b) : 0) ||
      rank(a) - rank(b) ||
      alphabetically(shownName(a), shownName(b)),
  );
}

/** The text as it is looked for: without its article where nobody is found with it. */
export function readQuery(streamers: readonly Streamer[], query: string): string {
  return readPeople(streamers, query).query;
}

/** Somebody whom the search names in another arc than the one shown. */
export interface RoleElsewhere {
  streamer: Streamer;
  arc: ArcChoice;
}

/** Those whom the text finds in any arc, once each, in the order of the arcs: a role has one name per arc. */
export function findElsewhere(
  streamers: readonly Streamer[],
  arcs: readonly ArcChoice[],
  query: string,
): RoleElsewhere[] {
  if (query === "") return [];
  const found = new Map<Streamer, ArcChoice>();
  for (const arc of arcs) {
    for (const streamer of selectStreamers(streamers, { arc: arc.key, query, liveFirst: false })) {
      if (!found.has(streamer)) found.set(streamer, arc);
    }
  }
  return Array.from(found, ([streamer, arc]) => ({ streamer, arc }));
}

function searched(streamer: Streamer, arc: string | undefined): string[] {
  return namesOf(streamer, arc === undefined ? undefined : [streamer.roles.get(arc) ?? ""]);
}

function rank({ tag }: Streamer): number {
  const index = RANKS.indexOf(tag);
  return index === -1 ? LAST : index + 1;
}

function onAir({ live }: Streamer): number {
  return live ? 0 : 1;
}

function shownName({ displayName, username }: Streamer): string {
  return displayName || username;
}

/** Those on air who do not play in the arc, with the first arc that they do play in. */
export function findLiveElsewhere(
  streamers: readonly Streamer[],
  arcs: readonly ArcChoice[],
  arc: string,
): RoleElsewhere[] {
  return streamers.flatMap((streamer) => {
    const other = arcs.find(({ key }) => streamer.arcs.includes(key));
    return streamer.live && streamer.displayName && other && !streamer.arcs.includes(arc)
      ? { streamer, arc: other }
      : [];
  });
}

/** Splits those shown, in order, into the head of the bill (staff, and who is on air when these come first) and the others. */
export function billOf(shown: readonly Streamer[], liveFirst: boolean): [Streamer[], Streamer[]] {
  const leads = shown.filter((streamer) => rank(streamer) < LAST || (liveFirst && streamer.live));
  return [leads, shown.filter((streamer) => !leads.includes(streamer))];
}
