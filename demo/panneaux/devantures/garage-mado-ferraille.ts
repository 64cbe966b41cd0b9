import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { linear, path, rect, svg } from "../../kit/svg.ts";
import { fitLine, text } from "../../kit/type.ts";
import { box, cast, wall } from "../materials.ts";

/** A shop front: painted fascia with raised letters under a striped awning. */
function garage(): string {
  const sheen = linear([
    [0, "#fff", 0.16],
    [1, "#000", 0.3],
  ]);
  return svg(
    1400,
    700,
    wall(1400, 700, "brique", 71),
    cast(box(40, 60, 1320, 420, 8)),
    path(box(40, 60, 1320, 420, 8), "#0f3b3a"),
    path(box(64, 84, 1272, 372, 4), "none", { stroke: "#e0b04f", "stroke-width": 6 }),
    fitLine("MADO FERRAILLE", { face: "bungee", x: 118, y: 152, width: 1180, fill: "#071f1f" }).svg,
    fitLine("MADO FERRAILLE", { face: "bungee", x: 112, y: 146, width: 1180, fill: "#8a5a1e" }).svg,
    fitLine("MADO FERRAILLE", { face: "bungee", x: 106, y: 138, width: 1180, fill: "#f0c565" }).svg,
    text(fr("Garage, greffes et seconde chance"), {
      face: "righteous",
      size: 54,
      x: 700,
      y: 400,
      anchor: "middle",
      fill: "#f3e6c8",
    }),
    sheen.defs,
    rect(40, 60, 1320, 420, sheen.fill),
    Array.from({ length: 16 }, (_, i) =>
      path(`M${i * 88 - 4} 480h88l6 130a44 44 0 0 1 -88 0Z`, i % 2 ? "#b3162f" : "#f3e6c8"),
    ).join(""),
    rect(0, 474, 1400, 16, "#000", { opacity: 0.45 }),
    rect(0, 560, 1400, 140, "#000", { opacity: 0.12 }),
  );
}

export const poster: Poster = {
  id: "garage-mado-ferraille",
  titre: "Garage Mado Ferraille",
  auteur: "Mado Ferraille",
  width: 1400,
  height: 700,
  draw: garage,
};
