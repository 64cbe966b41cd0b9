import { readPeople } from "#app/features/streamers/read-people/read-people.ts";
import { type Streamer, streamerAddress } from "#app/features/streamers/streamer.ts";
import { counted } from "#text/counted.ts";
import type { Answer, Contents, Found } from "./answer.ts";

/** The players who bear the name, or whose rank it is. */
export function findPeople({ people }: Contents, query: string): Found {
  const { answers } = readPeople(people, query);
  const found = people.filter(
    ({ username, displayName, tag }) => displayName !== "" && [username, displayName, tag].some(answers),
  );
  return {
    kind: "joueurs",
    title: "Joueurs",
    total: found.length,
    first: (most) =>
      found
        .slice(0, most)
        .map((person) => answer(person, `joueur-${person.username}`, person.displayName, person.tag)),
    all: everybody(query, counted(found.length, "joueur", "joueurs")),
  };
}

/** The characters who bear the name, each once for all the arcs in which one person played it. */
export function findRoles({ people, arcs }: Contents, query: string): Found {
  const { answers } = readPeople(people, query);
  const names = new Map(arcs.map(({ key, name }) => [key, name]));
  const found = people.flatMap((person) => {
    const played = new Map<string, string[]>();
    for (const [arc, role] of person.roles)
      if (person.displayName !== "" && answers(role)) played.set(role, [...(played.get(role) ?? []), arc]);
    return [...played].map(([role, where]) => ({ person, role, where }));
  });
  return {
    kind: "personnages",
    title: "Personnages",
    total: found.length,
    first: (most) =>
      found.slice(0, most).map(({ person, role, where }) => ({
        ...answer(
          person,
          `role-${person.username}-${role}`,
          role,
          `Joué par ${person.displayName}, ${where.map((arc) => names.get(arc) ?? arc).join(", ")}`,
        ),
        arc: where[0],
      })),
    all: everybody(query, counted(found.length, "personnage", "personnages")),
  };
}

function answer(person: Streamer, key: string, title: string, note: string): Answer {
  return {
    key,
    href: streamerAddress(person) ?? `/stream?q=${encodeURIComponent(person.displayName)}`,
    title,
    note,
    portrait: person.portrait,
  };
}

function everybody(query: string, words: string): NonNullable<Found["all"]> {
  return { href: `/stream?arc=tous&q=${encodeURIComponent(query)}`, words: `Voir les ${words}` };
}
