import { bill, type Inks } from "../../kit/bill.ts";
import { manicule } from "../../kit/engraved/body.ts";
import { hat } from "../../kit/engraved/objects.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { drawPlate } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { paragraph } from "../../kit/prose.ts";
import { rect, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { CIRCUS, WESTERN, column, line } from "../../kit/woodtype.ts";
import { SOLIDS, make } from "./parts.ts";
import type { auctions } from "./texts.ts";

/** Lots numbered in two columns under a wide engraving. */
export function auction(t: (typeof auctions)[number], k: Inks): Poster {
  return make(t, 1000, 1414, () => {
    const head = column(bill(t.rows, k), {
      x: 80,
      y: 84,
      width: 840,
      height: 330,
      gap: 18,
      ink: k.ink,
      cases: WESTERN,
    });
    const beast = drawPlate(
      (SOLIDS[t.figure] ?? hat)(),
      { hw: 100, hh: 104, gap: 7.8, zoom: 1.1 },
      k.ink,
      80,
      450,
      400,
      480,
      { frame: "box", ground: k.ground },
    );
    const lots = t.lots
      .map((lot, i) => {
        const y = 450 + i * 82;
        return (
          rect(510, y, 62, 62, i % 2 ? k.accent : k.ink) +
          fitLine(String(i + 1), {
            face: "ultra",
            x: 524,
            y: y + 13,
            width: 34,
            maxHeight: 36,
            anchor: "middle",
            fill: k.ground,
          }).svg +
          paragraph(fr(lot.replace(/^Lot \d\. /, "")), {
            face: "im-fell-dw-pica",
            size: 32,
            x: 590,
            y: y + (lot.length > 32 ? 24 : 40),
            width: 334,
            leading: 1.06,
            fill: k.ink,
          }).svg
        );
      })
      .join("");
    const hand =
      drawPlate(manicule(), { hw: 104, hh: 52, gap: 7 }, k.ink, 80, 976, 300, 150, { ground: k.ground }) +
      column([line("LE MARTEAU", 60), line("TOMBE UNE FOIS", 54)], {
        x: 410,
        y: 984,
        width: 510,
        height: 130,
        gap: 14,
        ink: k.accent,
        cases: CIRCUS,
      }).svg;
    const foot = column(bill(t.foot, k), {
      x: 80,
      y: 1158,
      width: 840,
      height: 176,
      gap: 18,
      ink: k.ink,
      cases: WESTERN,
    });
    return svg(
      1000,
      1414,
      oldSheet(1000, 1414, t.id, { paper: k.ground, on: "wood" }, head.svg, beast, lots, hand, foot.svg),
    );
  });
}
