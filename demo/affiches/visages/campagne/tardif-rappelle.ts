import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { paragraph } from "../../../kit/prose.ts";
import { skyline } from "../../../kit/scene.ts";
import { circle, rect, svg } from "../../../kit/svg.ts";
import { fitLine } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A mayor over his city, text in the sky. */
function mayor(): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f3dfb4"),
    circle(500, 690, 400, "#e8a33d"),
    skyline(0, 1160, W, 160, 560, "#c9602f", "maire", "#f3dfb4"),
    bust({
      seed: "maire-tardif",
      era: "ville",
      gender: "m",
      age: "vieux",
      hair: "plaque",
      hat: "aucun",
      beard: "guidon",
      glasses: "aucunes",
      outfit: "costume",
      mood: "sourire",
      turn: -0.8,
      x: 90,
      y: 380,
      size: 820,
      palette: ["#2a1620", "#8f2030", "#e2a06a", "#fbeed2"],
    }),
    rect(0, 1130, W, 284, "#2a1620"),
    fitLine("TARDIF", { face: "ultra", x: 60, y: 60, width: 880, height: 190, fill: "#2a1620" }).svg,
    fitLine("Un maire qui rappelle", { face: "lobster", x: 64, y: 284, width: 600, fill: "#8f2030" }).svg,
    fitLine("LOS CARMINES MÉRITE LE MÊME", {
      face: "alfa-slab-one",
      x: 60,
      y: 1176,
      width: 880,
      fill: "#e8a33d",
    }).svg,
    paragraph(fr("Liste « Encore Nous ». Les trous du boulevard Zénith seront inaugurés au printemps."), {
      face: "zilla-slab",
      weight: 600,
      size: 34,
      x: 60,
      y: 1298,
      width: 880,
      leading: 1.25,
      fill: "#fbeed2",
    }).svg,
  );
}

export const poster: Poster = {
  id: "tardif-rappelle",
  titre: "Tardif, un maire qui rappelle",
  auteur: "Imprimerie Vieux-Quai",
  width: W,
  height: H,
  draw: mayor,
};
