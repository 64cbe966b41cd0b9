import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { clouds } from "../../kit/print.ts";
import { clip, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { boards, wall } from "../materials.ts";

function plywood(): string {
  const wood = boards(40, 40, 1120, 820, 1, ["#c99a5c", "#bd8c4e", "#8c6230"], "contreplaque");
  const spray = (d: string, colour: string): string =>
    stroke(d, colour, 34, { "stroke-linecap": "round", "stroke-linejoin": "round", opacity: 0.92 });
  return svg(
    1200,
    900,
    wall(1200, 900, "brique", 64),
    wood.svg,
    clip(
      wood.d,
      clouds(1200, 900, "#5d3a18", 0.3, 0.01, 5),
      fitLine("VIVANTS", {
        face: "rubik-wet-paint",
        x: 110,
        y: 110,
        width: 980,
        height: 250,
        fill: "#b3162f",
      }).svg,
      fitLine("DEDANS", { face: "rubik-wet-paint", x: 110, y: 400, width: 760, height: 210, fill: "#b3162f" })
        .svg,
      spray("M930 480L1090 480M1030 420L1096 480L1030 544", "#16120f"),
      text(fr("(on a un chien et une guitare)"), {
        face: "permanent-marker",
        size: 54,
        x: 120,
        y: 740,
        fill: "#16120f",
      }),
      text("4    3    5 ?", { face: "permanent-marker", size: 60, x: 720, y: 826, fill: "#16120f" }),
      stroke("M712 808L760 786", "#b3162f", 11),
    ),
  );
}

export const poster: Poster = {
  id: "vivants-dedans",
  titre: "Vivants dedans",
  auteur: "???",
  width: 1200,
  height: 900,
  draw: plywood,
};
