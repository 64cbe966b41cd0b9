import type { Family } from "../affiches/all.ts";
import { letteringOf } from "../kit/lettering.ts";
import type { Poster } from "../kit/poster.ts";
import { shown } from "./all.ts";
import { hungOn } from "./dates.ts";
import { SIGNED } from "./signed.ts";
import type { FamilyShown } from "./shown.ts";

/** What a picture shows, in the words of its entry. */
export interface Described {
  arc: string | undefined;
  genre: string;
  mots: readonly string[];
  /** The lettering, a line a piece. */
  texte: string;
  joueurs: readonly string[];
  /** As jour/mois/année. */
  date: string;
}

/** What the pictures of a gallery show, by id. Throws, naming it, when one has fewer than three words or one has no picture. */
export function describe(
  families: readonly Family[],
  drawings: ReadonlyMap<string, string>,
): ReadonlyMap<string, Described> {
  const facts = families.flatMap(({ name, posters }) => {
    const family = shown.find((candidate) => candidate.family === name);
    if (!family) throw new Error(`Nobody says what the family ${name} shows.`);
    for (const id of Object.keys(family.seen))
      if (!posters.some((poster) => poster.id === id)) throw new Error(`${name} has no ${id}.`);
    return posters.map((poster) => ({ poster, arc: family.arcs?.[poster.id] ?? family.arc, family }));
  });
  const ranks = new Map<string | undefined, number>();
  return new Map(
    facts.map(({ poster, arc, family }) => {
      const rank = ranks.get(arc) ?? 0;
      ranks.set(arc, rank + 1);
      const count = facts.filter((other) => other.arc === arc).length;
      const words = wordsOf(family, poster.id);
      const about = family.joueurs?.[poster.id] ?? [];
      const signed = SIGNED[poster.auteur];
      return [
        poster.id,
        {
          arc,
          genre: family.genres?.[poster.id] ?? family.genre,
          mots: words,
          texte: lettering(poster, drawings.get(poster.id) ?? ""),
          joueurs: [...new Set(signed === undefined ? about : [...about, signed])],
          date: hungOn(arc, rank, count),
        },
      ];
    }),
  );
}

function wordsOf({ seen, all, family }: FamilyShown, id: string): string[] {
  const words = [seen[id], all].flatMap((list) => list?.split(", ") ?? []);
  if (words.length < 3) throw new Error(`${family}: ${id} needs three words at least.`);
  return [...new Set(words)];
}

/** The words of a drawing, each once; letters cut out one by one are put together as the title has them. */
function lettering({ titre }: Poster, drawing: string): string {
  const lines: string[] = [];
  let letters: string[] = [];
  const flush = () => {
    if (letters.length > 0) lines.push(spelled(letters, titre));
    letters = [];
  };
  for (const words of letteringOf(drawing)) {
    const line = words
      .replace(/\s*\n\s*/g, " ")
      .replace(/ {2,}/g, " ")
      .trim();
    if (/^\p{L}$/u.test(line)) letters.push(line);
    else {
      flush();
      if (/[\p{L}\p{N}]/u.test(line)) lines.push(line);
    }
  }
  flush();
  return [...new Set(lines)].join("\n");
}

/** « PASDECHAT » is « PAS DE CHAT » where the title says so; letters that spell no word of it stand apart. */
function spelled(letters: readonly string[], titre: string): string {
  const word = letters.join("").toLowerCase();
  const title = titre.split(" ");
  for (let from = 0; from < title.length; from++)
    for (let to = from + 1; to <= title.length; to++) {
      const part = title.slice(from, to);
      if (part.join("").toLowerCase() === word) return part.join(" ").toUpperCase();
    }
  return letters.join(" ");
}
