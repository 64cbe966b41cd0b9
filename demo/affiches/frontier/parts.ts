/** What the frontier notices share. */
import type { Solid } from "../../kit/engrave.ts";
import { rooster } from "../../kit/engraved/farm.ts";
import { bull, mule } from "../../kit/engraved/hoofed.ts";
import { boot, bottle } from "../../kit/engraved/objects.ts";
import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";

export const SOLIDS: Record<string, () => Solid[]> = { bull, mule, rooster, boot, bottle };

type Words = { id: string; titre: string; auteur: string };

export const make = (t: Words, width: number, height: number, draw: () => string): Poster => ({
  id: t.id,
  titre: fr(t.titre),
  auteur: t.auteur,
  width,
  height,
  draw,
});
