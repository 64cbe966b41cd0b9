import type { ContentOutline } from "#schemas/content.ts";
import type { Special } from "./fields.ts";
import type { Places } from "./places.ts";

/** An arc, chosen among those of arcs.yaml. */
export const ARC = {
  widget: "relation",
  collection: "_singletons",
  file: "arcs",
  value_field: "arcs.*.cle",
  display_fields: ["arcs.*.nom"],
};

const DAY = { widget: "datetime", type: "date", format: "DD/MM/YYYY" };

/** What no schema says of the keys that several files have: what one chooses from, and where files go. */
export function choicesIn(content: ContentOutline, places: Places): Special {
  return {
    arc: ARC,
    "arcs.affiche": {
      widget: "relation",
      collection: "affiches",
      value_field: "{{slug}}",
      display_fields: ["titre"],
    },
    genre: { hint: usedGenres(content.galleries) },
    // The staff are players, whichever file they stand in.
    portrait: places.files("joueurs"),
    date: { ...DAY, default: "{{now}}" },
    debut: DAY,
    fin: DAY,
  };
}

/** The genres in use, the most used first, as a help. */
function usedGenres(galleries: ContentOutline["galleries"]): string | undefined {
  const counts = new Map<string, number>();
  for (const { genre } of Object.values(galleries).flat())
    if (genre !== undefined) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  const genres = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([genre]) => genre);
  return genres.length === 0 ? undefined : `Déjà employés : ${genres.join(", ")}…`;
}
