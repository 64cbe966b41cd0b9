import type { Poster } from "../../kit/poster.ts";
import { diagonal } from "./scrutin/diagonal.ts";
import { column } from "./scrutin/column.ts";
import { crossed } from "./scrutin/crossed.ts";
import { pixels } from "./scrutin/pixels.ts";
import { bubble } from "./scrutin/bubble.ts";
import { candidates } from "./scrutin/candidates.ts";

const [W, H] = [1000, 1414];

const LAYOUTS = [diagonal, column, crossed, pixels, bubble] as const;

/** The election of the delegates, each candidate with a layout of their own. */
export const ballotPosters: Poster[] = candidates.map((c, i) => ({
  id: c.id,
  titre: c.titre,
  auteur: c.auteur,
  width: W,
  height: H,
  draw: () => (LAYOUTS[i] ?? diagonal)(c),
}));
