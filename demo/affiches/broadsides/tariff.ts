import { bill, type Inks } from "../../kit/bill.ts";
import { manicule } from "../../kit/engraved/body.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { drawPlate, drawRule, scroll } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { g, rect, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { WESTERN, column } from "../../kit/woodtype.ts";
import { figures } from "./parts.ts";

/** A price list with pointing hands in the margin. */
export function tariff(
  id: string,
  titre: string,
  auteur: string,
  rows: readonly string[],
  inks: Inks,
): Poster {
  return {
    id,
    titre: fr(titre),
    auteur,
    width: 1000,
    height: 1414,
    draw: () => {
      const hand = drawPlate(manicule(), { hw: 104, hh: 50, gap: 6 }, inks.ink, 56, 560, 190, 110, {
        ground: inks.ground,
      });
      const body = column(bill(rows, inks, figures), {
        x: 270,
        y: 90,
        width: 650,
        height: 1234,
        gap: 22,
        ink: inks.ink,
        cases: WESTERN,
      });
      const spine =
        rect(50, 60, 200, 1294, inks.accent) +
        g(
          { transform: "translate(206 1318) rotate(-90)" },
          fitLine("TARIF 1899", {
            face: "sancreek",
            x: 0,
            y: -116,
            width: 620,
            height: 120,
            fill: inks.ground,
          }).svg,
        );
      return svg(
        1000,
        1414,
        oldSheet(
          1000,
          1414,
          id,
          { paper: inks.ground, ring: [560, 1260] },
          spine,
          drawRule("diamonds", 64, 90, 172, inks.ground),
          g({ transform: "translate(0 -320)" }, hand),
          scroll(150, 520, 170, inks.ground),
          body.svg,
        ),
      );
    },
  };
}
