import * as z from "zod";

const WORDS =
  "Le rang est un nombre entier, de 1 à 1 000 000, sans guillemets : les plus petits viennent en premier. → Écrivez par exemple rang: 10.";

/** Where an entry stands among those that stand first; entries without a rank follow, by date and name. */
export const Rank = z.int({ error: WORDS }).min(1, { error: WORDS }).max(1_000_000, { error: WORDS });
