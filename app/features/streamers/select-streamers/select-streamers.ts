import { foldText } from "#text/fold-text.ts";
import type { ArcChoice } from "../arc-choice.ts";
import type { Performer } from "../streamer.ts";

const RANKS = ["Fondateur - Staff", "Fondateur", "Dev - Staff", "Staff"];
const LAST = 999;

const french = new Intl.Collator("fr");

export interface Selection {
  arc: string;
  /** Folded; empty finds everybody. */
  query: string;
  liveFirst: boolean;
}

/**
 * Who is shown, in order: those who play in the arc and have a display name, whose display name, login, role in the arc
 * or tag holds the text [T6], by rank of tag, then by name [T7]. Accents are ignored too, which finds more.
 */
export function selectStreamers(
  performers: readonly Performer[],
  { arc, query, liveFirst }: Selection,
): Performer[] {
  const chosen = performers.filter(
    (person) =>
      person.displayName !== "" &&
      person.arcs.includes(arc) &&
      searched(person, arc).some((text) => foldText(text).includes(query)),
  );
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  return chosen.sort(
    (a, b) =>
      (liveFirst ? onAir(a) - onAir(b) : 0) ||
      rank(a) - rank(b) ||
      french.compare(shownName(a), shownName(b)),
  );
}

/** Somebody whom the search names in another arc than the one shown. */
export interface RoleElsewhere {
  person: Performer;
  arc: ArcChoice;
}

/** Those whom the text finds in any arc, once each, in the order of the arcs: a role has one name per arc. */
export function findElsewhere(
  performers: readonly Performer[],
  arcs: readonly ArcChoice[],
  query: string,
): RoleElsewhere[] {
  if (query === "") return [];
  const found = new Map<Performer, ArcChoice>();
  for (const arc of arcs) {
    for (const person of selectStreamers(performers, { arc: arc.key, query, liveFirst: false })) {
      if (!found.has(person)) found.set(person, arc);
    }
  }
  return Array.from(found, ([person, arc]) => ({ person, arc }));
}

function searched(person: Performer, arc: string): string[] {
  return [person.displayName, person.username, person.roles.get(arc) ?? "", person.tag];
}

function rank({ tag }: Performer): number {
  const index = RANKS.indexOf(tag);
  return index === -1 ? LAST : index + 1;
}

function onAir({ live }: Performer): number {
  return live ? 0 : 1;
}

function shownName({ displayName, username }: Performer): string {
  return displayName || username;
}

/** Those on air who do not play in the arc, with the first arc that they do play in. */
export function findLiveElsewhere(
  performers: readonly Performer[],
  arcs: readonly ArcChoice[],
  arc: string,
): RoleElsewhere[] {
  return performers.flatMap((person) => {
    const other = arcs.find(({ key }) => person.arcs.includes(key));
    return person.live && person.displayName && other && !person.arcs.includes(arc)
      ? { person, arc: other }
      : [];
  });
}

/** Splits those shown, in order, into the head of the bill (staff, and who is on air when these come first) and the others. */
export function billOf(shown: readonly Performer[], liveFirst: boolean): [Performer[], Performer[]] {
  const leads = shown.filter((person) => rank(person) < LAST || (liveFirst && person.live));
  return [leads, shown.filter((person) => !leads.includes(person))];
}
