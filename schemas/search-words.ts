import * as z from "zod";
import { frenchText } from "./french-text.ts";

/** The file recherche.yaml: words that mean the same to a search, and genres that only look like another. */
export const SearchWords = z
  .strictObject({
    synonymes: z
      .array(
        z
          .array(frenchText("le mot", 60), {
            error: "Chaque ligne est une liste de mots. → Écrivez par exemple - [burger, hamburger].",
          })
          .min(2, { error: "Il faut au moins deux mots sur la ligne. → Complétez-la ou retirez-la." }),
        { error: "« synonymes » doit être une liste. → Commencez chaque ligne par un tiret." },
      )
      .nullish(),
    genres: z
      .array(frenchText("le genre", 40), {
        error: "« genres » doit être une liste. → Écrivez par exemple genres: [cours].",
      })
      .nullish(),
  })
  .transform((file) => ({ equals: file.synonymes ?? [], genres: file.genres ?? [] }));
export type SearchWords = z.output<typeof SearchWords>;
