import { foldText } from "../../ui/fold-text.ts";
import type { Performer } from "./performer.ts";

const RANKS = ["Fondateur - Staff", "Fondateur", "Dev - Staff", "Staff"];
const LAST = 999;

const french = new Intl.Collator("fr");

export interface Selection {
  arc: string;
  /** What is in the search box, as typed. */
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
  const wanted = foldText(query).trim();
  const chosen = performers.filter(
    (person) =>
      person.displayName !== "" &&
      person.arcs.includes(arc) &&
      searched(person, arc).some((text) => foldText(text).includes(wanted)),
  );
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  return chosen.sort(
    (a, b) =>
      (liveFirst ? onAir(a) - onAir(b) : 0) ||
      rank(a) - rank(b) ||
      french.compare(shownName(a), shownName(b)),
  );
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

/** Splits those shown, in order, into the head of the bill (staff, and who is on air when these come first) and the others. */
export function billOf(shown: readonly Performer[], liveFirst: boolean): [Performer[], Performer[]] {
  const leads = shown.filter((person) => rank(person) < LAST || (liveFirst && person.live));
  return [leads, shown.filter((person) => !leads.includes(person))];
}
