import type { GalleryWords } from "../../gallery-words.ts";
import { NEWEST, newestWords } from "../facet-table.ts";
import type { Chosen, Filters } from "../use-filters.ts";

/** A choice in words: « Genre », « film ». */
export interface ChosenFilter {
  name: keyof Chosen;
  about: string;
  value: string;
  /** The language of the value where it is not French. */
  lang: string | undefined;
}

/** What is chosen, as it is said, in the order of the panel. */
export function chosenFilters(
  { chosen, value }: Pick<Filters, "chosen" | "value">,
  words: Pick<GalleryWords, "ending">,
): ChosenFilter[] {
  const { arc, genre, couleur, auteur, tri } = chosen;
  const named = value?.table.arcs.find(([key]) => key === arc);
  const all: [name: keyof Chosen, about: string, value: string | undefined][] = [
    ["arc", "Arc", named?.[1] ?? arc],
    ["genre", "Genre", genre],
    ["couleur", "Couleur", couleur],
    ["auteur", "Signé", auteur],
    ["tri", "", tri === NEWEST ? newestWords(words) : undefined],
  ];
  return all.flatMap(([name, about, said]) =>
    said === undefined ? [] : [{ name, about, value: said, lang: name === "arc" ? named?.[2] : undefined }],
  );
}
