import { bill, type Inks } from "../../kit/bill.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet, type Sheet } from "../../kit/old-sheet.ts";
import { border, type BorderKind } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { svg } from "../../kit/svg.ts";
import { WESTERN, column } from "../../kit/woodtype.ts";
import { figures } from "./parts.ts";

export function dense(
  id: string,
  titre: string,
  auteur: string,
  rows: readonly string[],
  inks: Inks,
  sheet: Omit<Sheet, "paper">,
  kind: BorderKind,
): Poster {
  return {
    id,
    titre: fr(titre),
    auteur,
    width: 1000,
    height: 1414,
    draw: () => {
      const body = column(bill(rows, inks, figures), {
        x: 110,
        y: 108,
        width: 780,
        height: 1198,
        gap: 17,
        ink: inks.ink,
        cases: inks.cases ?? WESTERN,
      });
      return svg(
        1000,
        1414,
        oldSheet(
          1000,
          1414,
          id,
          { paper: inks.ground, ...sheet },
          border(kind, 1000, 1414, 62, inks.ink),
          body.svg,
        ),
      );
    },
  };
}
