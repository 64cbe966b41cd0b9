import { bill, type Figures, type Inks } from "../../kit/bill.ts";
import { hat } from "../../kit/engraved/objects.ts";
import { fr } from "../../kit/french.ts";
import { oldSheet } from "../../kit/old-sheet.ts";
import { border, burst, drawPlate } from "../../kit/ornaments.ts";
import type { Poster } from "../../kit/poster.ts";
import { rays } from "../../kit/scene.ts";
import { circle, clip, g, path, polygon, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine } from "../../kit/type.ts";
import { CIRCUS, column } from "../../kit/woodtype.ts";
import { figures } from "./parts.ts";
import type { Marvel } from "./texts.ts";

const solidsOf = (name: string): Figures[string] => figures[name] ?? { solids: hat };

/** Circus sheet: the marvel in front of a burst of rays, name in the arms of the sun. */
export function marvel(m: Marvel, inks: Inks & { sky: string }): Poster {
  return {
    id: m.id,
    titre: fr(m.titre),
    auteur: m.auteur,
    width: 1000,
    height: 1414,
    draw: () => {
      const { ink, accent, ground, sky } = inks;
      const figure = solidsOf(m.figure);
      const scene =
        clip("M50 50H950V980H50Z", rect(50, 50, 900, 930, sky), rays(500, 560, 900, 26, ground, 0.25, 0.5)) +
        circle(500, 580, 330, accent) +
        circle(500, 580, 306, ground);
      const drawn = drawPlate(figure.solids(), { ...figure, gap: 8 }, ink, 200, 300, 600, 600, { ground });
      const top =
        rect(50, 50, 900, 120, ink) +
        fitLine(fr(m.top), {
          face: "anton",
          x: 90,
          y: 82,
          width: 820,
          maxHeight: 56,
          anchor: "middle",
          fill: ground,
        }).svg;
      const seal = g(
        { transform: "rotate(-12 836 300)" },
        burst(836, 300, 122, ink, 22, 0.84),
        column(
          [
            { kind: "line", text: m.badge[0], h: 56, fill: ground },
            { kind: "line", text: m.badge[1], h: 56, fill: ground },
          ],
          {
            x: 766,
            y: 248,
            width: 140,
            height: 104,
            gap: 12,
            ink: ground,
            cases: ["anton", "fjalla-one", "passion-one"],
          },
        ).svg,
      );
      const scrolls = polygon([
        [30, 850],
        [970, 800],
        [970, 1010],
        [30, 1060],
      ]);
      const ribbon =
        path(scrolls, accent) +
        stroke(scrolls, ink, 5) +
        g(
          { transform: "rotate(-3.05 500 930)" },
          fitLine(fr(m.name[0] ?? ""), {
            face: "ultra",
            x: 90,
            y: 862,
            width: 820,
            height: 128,
            fill: ground,
          }).svg,
        );
      const rest = column(
        bill([`!120 ${m.name[1] ?? ""}`, "=stars", ...m.lines], { ...inks, cases: CIRCUS }),
        { x: 90, y: 1084, width: 820, height: 262, gap: 16, ink, cases: CIRCUS },
      );
      return svg(
        1000,
        1414,
        oldSheet(
          1000,
          1414,
          m.id,
          { paper: ground, folded: true },
          scene,
          top,
          drawn,
          seal,
          ribbon,
          rest.svg,
          border("lines", 1000, 1414, 26, ink),
        ),
      );
    },
  };
}
