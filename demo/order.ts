import type { Family } from "./affiches/all.ts";
import type { Poster } from "./kit/poster.ts";

/** The first sixteen of the wall, chosen by eye: the best, and the most unlike each other. */
export const OPENING: readonly string[] = [
  "le-hamster-du-boulevard",
  "silas-deux-fois-corbin",
  "chez-lola-minuit",
  "rever-la-braise",
  "port-sale-par-beau-temps",
  "arcane-la-lune-des-docks",
  "chez-gus-burger-double",
  "les-voisins-du-dessus",
  "elixir-du-docteur-boniface",
  "nuit-des-pneus-chauds",
  "tatouages-chez-rosa-la-fixe",
  "portez-le-masque-a-gaz",
  "sourdine-a-quatre-heures",
  "festival-du-crotale",
  "bouquets-pour-s-excuser",
  "l-anneau-en-panne",
];

/**
 * Lays the posters out: the opening, then families interleaved in proportion to their size, so that each is spread over
 * the whole wall and a poster's neighbour comes from another family. Throws when the opening names an unknown id.
 */
export function interleave(
  families: readonly Family[],
  opening: readonly string[] = OPENING,
): readonly Poster[] {
  const byId = new Map(families.flatMap(({ posters }) => posters).map((poster) => [poster.id, poster]));
  const first = opening.map((id) => {
    const poster = byId.get(id);
    if (!poster) throw new Error(`The opening names an unknown poster: ${id}`);
    return poster;
  });
  const placed = new Set(opening);
  const rows = families.flatMap(({ posters }, rank) => {
    const rest = posters.filter(({ id }) => !placed.has(id));
    const offset = ((rank * 0.618) % 1) * 0.9 + 0.05;
    return rest.map((poster, i) => ({ poster, rank, key: (i + offset) / rest.length }));
  });
  rows.sort((a, b) => a.key - b.key || a.rank - b.rank);
  return [...first, ...apart(rows)];
}

/** Moves later rows forward where two neighbours would share a family. */
function apart(rows: readonly { poster: Poster; rank: number }[]): Poster[] {
  const waiting = [...rows];
  const out: Poster[] = [];
  let last = -1;
  while (waiting.length > 0) {
    const found = waiting.findIndex(({ rank }) => rank !== last);
    const [next] = waiting.splice(Math.max(0, found), 1);
    if (!next) break;
    out.push(next.poster);
    last = next.rank;
  }
  return out;
}
