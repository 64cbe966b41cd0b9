import * as z from "zod";
import { ArcKey } from "./arc.ts";
import { FrenchDate } from "./french-date.ts";
import { frenchText, playerName } from "./french-text.ts";

/** What the staff may say of the picture of a poster or sign, each line optional. */
export const depictionFields = {
  arc: ArcKey.optional(),
  genre: frenchText("le genre", 40).optional(),
  mots: list("mots", "hibou, lune", frenchText("le mot", 60)),
  texte: frenchText("le texte", 4000).optional(),
  joueurs: playerList(),
  date: FrenchDate.optional(),
};

/** Who is on a picture or signed it, or of whom a track tells: each by any name that streamers.yaml gives them. */
export function playerList() {
  return list("joueurs", "MadoFerraille, Kevin Vargas", playerName("le nom", 120));
}

function list(name: string, example: string, text: z.ZodType<string>) {
  return z
    .array(text, { error: `« ${name} » doit être une liste. → Écrivez par exemple ${name}: [${example}].` })
    .max(40, { error: `« ${name} » est trop long : 40 au plus. → Gardez l’essentiel.` })
    .default([]);
}
