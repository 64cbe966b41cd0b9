// What is said of a name that an entry gives and that nobody else of the content has: by the reader at its line, by the
// staff's form before it is saved.
import { nearest } from "#text/nearest.ts";

/** What is wrong with an arc's key that no arc has, with the nearest one [T1]; undefined when there is nothing wrong. */
export function unknownArc(known: ReadonlySet<string>, key: string): string | undefined {
  if (known.has(key)) return undefined;
  const meant = nearest(key, known);
  const others =
    known.size > 0 ? `Arcs connus : ${[...known].join(", ")}.` : "Ajoutez-le d’abord sous arcs:.";
  const remedy = meant ? `Vouliez-vous écrire « ${meant} » ?` : others;
  return `L’arc « ${key} » n’existe pas dans arcs.yaml. → ${remedy}`;
}

/** What is wrong with the name of a player that nobody has, with the nearest one; undefined when there is nothing wrong. */
export function unknownPlayer(known: ReadonlySet<string>, name: string): string | undefined {
  if (known.has(name)) return undefined;
  const meant = nearest(name, known);
  const remedy = meant
    ? `Vouliez-vous écrire « ${meant} » ?`
    : "Écrivez un pseudo, un nom affiché ou un nom RP de la liste des joueurs, à la lettre.";
  return `Personne ne s’appelle « ${name} » parmi les joueurs. → ${remedy}`;
}
