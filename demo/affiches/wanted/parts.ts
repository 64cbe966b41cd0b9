/** What the wanted notices share. */
import type { Solid } from "../../kit/engrave.ts";
import { fr } from "../../kit/french.ts";
import type { Sheet } from "../../kit/old-sheet.ts";
import type { Poster } from "../../kit/poster.ts";
import type { Case } from "../../kit/woodtype.ts";
import type { Notice } from "./texts.ts";

export interface Look extends Sheet {
  ink: string;
  accent?: string;
  cases?: Case;
}

export type Figure = { solids: () => Solid[]; hw?: number; hh?: number; up?: number; zoom?: number };

export function poster(n: Notice, width: number, height: number, draw: () => string): Poster {
  return { id: n.id, titre: fr(n.titre), auteur: fr(n.auteur), width, height, draw };
}
