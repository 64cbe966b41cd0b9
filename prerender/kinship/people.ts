import type { Content } from "#schemas/content.ts";
import type { RosterEntry } from "#schemas/streamer.ts";

/**
 * Finds the person of the roster whom a name of the content means: a pseudo, a displayed name, or a character. A name that
 * several people bear is nobody's, and a character that several played is whose the arc says; nobody is named by guess.
 * Nobody withdrawn is found.
 */
export type FindPerson = (name: string, arc?: string) => RosterEntry | undefined;

/** Makes the look-up for a roster; whoever is withdrawn is nobody. */
export function findPerson({ roster }: Pick<Content, "roster">): FindPerson {
  const people = roster.filter(({ retrait }) => !retrait);
  const pseudos = new Map(people.map((person) => [person.username, person]));
  const shown = byName(people, ({ display_name }) => (display_name === undefined ? [] : [display_name]));
  const characters = byName(people, ({ nomRP }) => Object.values(nomRP));

  return (name, arc) => {
    const pseudo = pseudos.get(name);
    if (pseudo) return pseudo;
    const called = shown.get(name);
    if (called) return only(called);
    const players = characters.get(name) ?? new Set();
    return only(players) ?? [...players].find(({ nomRP }) => arc !== undefined && nomRP[arc] === name);
  };
}

function byName(
  people: readonly RosterEntry[],
  namesOf: (person: RosterEntry) => readonly string[],
): ReadonlyMap<string, ReadonlySet<RosterEntry>> {
  const found = new Map<string, Set<RosterEntry>>();
  for (const person of people)
    for (const name of namesOf(person)) found.set(name, (found.get(name) ?? new Set()).add(person));
  return found;
}

function only(people: ReadonlySet<RosterEntry>): RosterEntry | undefined {
  const [first] = people;
  return people.size === 1 ? first : undefined;
}
