import { fr } from "../../kit/french.ts";
import type { Poster } from "../../kit/poster.ts";
import { rect, stroke, svg } from "../../kit/svg.ts";
import { text } from "../../kit/type.ts";
import { wall } from "../materials.ts";
import { tube, words } from "./parts.ts";

const off = (d: string, width = 11): string => stroke(d, "#3d3a44", width, { "stroke-linecap": "round" });

function closed(): string {
  return svg(
    1400,
    500,
    wall(1400, 500, "tole", 15),
    rect(90, 70, 1220, 360, "#151018", { rx: 30 }),
    rect(90, 70, 1220, 360, "none", { rx: 30, stroke: "#3a3440", "stroke-width": 10 }),
    words("FERMÉ", "monoton", 150, 150, 700, "#ff2d3d"),
    off("M920 130H1240V370H920Z"),
    tube("M980 180L1180 320M1180 180L980 320", "#ffc04a", 13),
    text(fr("pour cause de contrat"), { face: "righteous", size: 36, x: 160, y: 402, fill: "#8a7f96" }),
  );
}

export const poster: Poster = {
  id: "ferme-pour-contrat",
  titre: "Fermé pour cause de contrat",
  auteur: "",
  width: 1400,
  height: 500,
  draw: closed,
};
