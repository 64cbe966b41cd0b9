import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { circle, clip, linear, path, rect, stroke, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { box, cast, wall } from "../materials.ts";

/** A barber's lightbox. */
function barber(): string {
  const d = box(60, 60, 880, 880, 440);
  const light = linear([
    [0, "#fffaf0"],
    [1, "#f4dfb8"],
  ]);
  return svg(
    1000,
    1000,
    wall(1000, 1000, "brique", 79),
    cast(d, 0, 0, 40),
    light.defs,
    path(d, light.fill),
    clip(
      d,
      Array.from({ length: 14 }, (_, i) =>
        path(
          `M${-300 + i * 130} 1000L${100 + i * 130} 600h46L${-254 + i * 130} 1000Z`,
          i % 2 ? "#b3162f" : "#1d3f77",
        ),
      ).join(""),
      rect(0, 590, 1000, 16, "#1a1613"),
      path("M500 262L860 176C850 214 780 262 520 318ZM500 330L860 404C850 366 780 322 520 274Z", "#1a1613"),
      stroke("M330 236L520 300M330 352L520 290", "#1a1613", 30),
      circle(272, 212, 58, "none", { stroke: "#1a1613", "stroke-width": 26 }),
      circle(272, 376, 58, "none", { stroke: "#1a1613", "stroke-width": 26 }),
      circle(520, 296, 12, "#fffaf0"),
      fitLine("Tif’s & Griffe", {
        face: "shrikhand",
        x: 200,
        y: 464,
        width: 600,
        maxHeight: 120,
        anchor: "middle",
        fill: "#1a1613",
      }).svg,
      rect(250, 680, 500, 190, "#fffaf0", { rx: 20 }),
      fitLine("BARBIER", { face: "limelight", x: 290, y: 706, width: 420, fill: "#b3162f" }).svg,
      text(fr("lame rendue après"), {
        face: "righteous",
        size: 40,
        x: 500,
        y: 846,
        anchor: "middle",
        fill: "#1a1613",
      }),
    ),
    stroke(d, "#1a1613", 26),
  );
}

export const poster: Poster = {
  id: "tif-s-et-griffe",
  titre: "Tif’s & Griffe, barbier",
  auteur: "Atelier Vieux-Quai",
  width: 1000,
  height: 1000,
  draw: barber,
};
