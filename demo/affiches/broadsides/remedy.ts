import { bill, type Inks } from "../../kit/bill.ts";
import { bottle } from "../../kit/engraved/objects.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { border, drawPlate } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { arcText, paragraph } from "../../kit/prose.ts";
import { rays } from "../../kit/scene.ts";
import { clip, path, rect, stroke, svg } from "../../kit/svg.ts";
import { CIRCUS, SOBER, WESTERN, column } from "../../kit/woodtype.ts";
import type { Remedy } from "./texts.ts";

/** The flask in the middle, its virtues on both sides. */
export function remedy(r: Remedy, inks: Inks): Poster {
  return {
    id: r.id,
    titre: fr(r.titre),
    auteur: r.auteur,
    width: 1000,
    height: 1414,
    draw: () => {
      const { ink, accent, ground } = inks;
      const side = { face: "im-fell-dw-pica", size: 34, width: 226, leading: 1.26, fill: ink };
      const sun = clip("M60 400H940V1104H60Z", rays(500, 760, 700, 40, accent, 0, 0.5));
      const medal = "M500 426A172 330 0 1 1 499.9 426Z";
      const flask =
        path(medal, ground) +
        stroke(medal, ink, 5) +
        drawPlate(bottle(), { hw: 62, hh: 108, gap: 7.6 }, ink, 330, 480, 340, 560, { ground });
      const tag = column(
        [
          { kind: "line", text: r.label[0] ?? "", h: 46, fill: accent },
          { kind: "line", text: r.label[1] ?? "", h: 40 },
          { kind: "line", text: r.label[2] ?? "", h: 30 },
          { kind: "line", text: r.label[3] ?? "", h: 36, fill: accent },
        ],
        { x: 420, y: 775, width: 160, height: 165, gap: 8, ink, cases: WESTERN },
      );
      const panel = (x: number, words: string): string =>
        rect(x, 480, 254, 540, ground) +
        rect(x, 480, 254, 540, "none", { stroke: ink, "stroke-width": 4 }) +
        paragraph(fr(words), { ...side, size: words.length > 118 ? 29 : 33, x: x + 16, y: 528 }).svg;
      const head = arcText(fr(r.arch), {
        face: "sancreek",
        size: Math.min(70, 1400 / r.arch.length),
        cx: 500,
        cy: 2130,
        radius: 1990,
        tracking: 0.05,
        fill: ink,
      });
      const name = column(
        [
          { kind: "line", text: r.name[0], h: 120, fill: ink, face: "rye" },
          { kind: "line", text: r.name[1], h: 110, fill: accent },
        ],
        { x: 90, y: 196, width: 820, height: 190, gap: 14, ink, cases: CIRCUS },
      );
      const foot = column(
        bill([`!56 ${r.vow}`, "=double", `!!104 ${r.price}`, `.30 DANS LES BONNES ROULOTTES`], {
          ...inks,
          cases: SOBER,
        }),
        { x: 90, y: 1134, width: 820, height: 208, gap: 16, ink, cases: SOBER },
      );
      return svg(
        1000,
        1414,
        oldSheet(
          1000,
          1414,
          r.id,
          { paper: ground },
          border("lines", 1000, 1414, 34, ink),
          head,
          name.svg,
          sun,
          panel(64, r.left),
          panel(682, r.right),
          flask,
          tag.svg,
          foot.svg,
        ),
      );
    },
  };
}
