import type { Content } from "#schemas/content.ts";
import type { RosterEntry } from "#schemas/streamer.ts";

/**
 * Finds the person of the roster whom a name of the content means: a pseudo, a displayed name, or a character. A character
 * that several people played is whose the arc says; without it nobody is named by guess. Nobody withdrawn is found.
 */
export type FindPerson = (name: string, arc?: string) => RosterEntry | undefined;

export function findPerson({ roster }: Pick<Content, "roster">): FindPerson {
  const people = roster.filter(({ retrait }) => !retrait);
  const own = new Map<string, RosterEntry>();
  for (const person of people) if (person.display_name) own.set(person.display_name, person);
  for (const person of people) own.set(person.username, person);
  const characters = new Map<string, Set<RosterEntry>>();
  for (const person of people)
    for (const character of Object.values(person.nomRP))
      characters.set(character, (characters.get(character) ?? new Set()).add(person));

  return (name, arc) => {
    const known = own.get(name);
    if (known) return known;
    const players = [...(characters.get(name) ?? [])];
    if (players.length === 1) return players[0];
    return arc === undefined ? undefined : players.find(({ nomRP }) => nomRP[arc] === name);
  };
}
