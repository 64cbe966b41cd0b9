import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { rays } from "../../../kit/scene.ts";
import { circle, clip, linear, rect, svg } from "../../../kit/svg.ts";
import { block, fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

function crown(): string {
  const gold = linear([
    [0, "#fff0b8"],
    [0.5, "#e3a83a"],
    [1, "#a8691c"],
  ]);
  const face = (seed: string, gender: "f" | "m", x: number, mirrored: boolean): string =>
    bust({
      seed,
      era: "lycee",
      gender,
      age: "jeune",
      hat: "couronne",
      hair: gender === "f" ? "long" : "court",
      outfit: gender === "f" ? "robe" : "costume",
      glasses: "aucunes",
      beard: "aucune",
      mood: "malice",
      turn: -0.9,
      mirrored,
      x,
      y: 480,
      size: 560,
      palette: ["#3b0a1e", "#b3162f", "#f09a7a", "#ffe9d2"],
    });
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f6c9b8"),
    rays(500, 760, 1400, 22, "#f0b09c", 0.2),
    circle(500, 830, 390, "#b3162f"),
    clip("M0 0H1000V1040H0Z", face("reine", "f", -30, false), face("roi", "m", 470, true)),
    rect(0, 1040, W, 374, "#3b0a1e"),
    gold.defs,
    block(["ÉLISEZ LE ROI", "ET LA REINE"], {
      face: "limelight",
      x: 60,
      y: 70,
      width: 880,
      gap: 22,
      fill: "#3b0a1e",
    }).svg,
    fitLine("Un bulletin par tête, une couronne pour deux.", {
      face: "lobster",
      x: 70,
      y: 1100,
      width: 860,
      fill: "#ffe9d2",
    }).svg,
    fitLine("LES DÉTRÔNÉS RANGENT LES CHAISES", {
      face: "limelight",
      x: 70,
      y: 1204,
      width: 860,
      fill: "#f2b84b",
    }).svg,
    text(fr("Urne devant la vie scolaire, du lundi au vol de l’urne"), {
      face: "righteous",
      size: 31,
      x: 500,
      y: 1342,
      anchor: "middle",
      fill: "#f09a7a",
    }),
  );
}

export const poster: Poster = {
  id: "elisez-le-roi-et-la-reine",
  titre: "Élisez le roi et la reine",
  auteur: "Vie scolaire",
  width: W,
  height: H,
  draw: crown,
};
