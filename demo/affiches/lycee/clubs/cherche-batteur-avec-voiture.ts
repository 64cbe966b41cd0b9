import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { rough } from "../../../kit/print.ts";
import { paragraph } from "../../../kit/prose.ts";
import { starPoints } from "../../../kit/scene.ts";
import { clip, g, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { fitLine } from "../../../kit/type.ts";
import { tape } from "../../../kit/wear.ts";

const [W, H] = [1000, 1414];

function garage(): string {
  const cut = rough(7, 22, 5);
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#101010"),
    cut.defs,
    g(
      { filter: cut.url },
      path(
        polygon([
          [30, 40],
          [700, 20],
          [690, 330],
          [50, 370],
        ]),
        "#f2ee3a",
      ),
      path(
        polygon([
          [330, 300],
          [980, 270],
          [970, 1010],
          [360, 1040],
        ]),
        "#f7f3ea",
      ),
      path(
        polygon([
          [20, 820],
          [560, 860],
          [540, 1110],
          [40, 1080],
        ]),
        "#ff3d68",
      ),
    ),
    fitLine("GUITARE", { face: "archivo-black", x: 80, y: 80, width: 580, height: 110, fill: "#101010" }).svg,
    fitLine("EMPRUNTÉE", { face: "special-elite", x: 80, y: 222, width: 580, height: 96, fill: "#101010" })
      .svg,
    clip(
      "M330 270H980V1030H330Z",
      bust({
        seed: "groupe-preau",
        era: "lycee",
        gender: "f",
        age: "jeune",
        hair: "crete",
        hat: "aucun",
        glasses: "soleil",
        outfit: "cuir",
        mood: "rire",
        palette: ["#101010", "#ff3d68", "#f7f3ea"],
        paints: { hair: "#111111", hairShade: "#050505", hairLight: "#777777" },
        x: 300,
        y: 330,
        size: 720,
      }),
    ),
    g(
      { transform: "rotate(3 280 960)" },
      fitLine("CHERCHE BATTEUR", {
        face: "rubik-wet-paint",
        x: 60,
        y: 900,
        width: 450,
        height: 70,
        fill: "#101010",
      }).svg,
      fitLine("avec voiture", {
        face: "permanent-marker",
        x: 60,
        y: 996,
        width: 450,
        height: 62,
        fill: "#f7f3ea",
      }).svg,
    ),
    paragraph(
      fr(
        "Le groupe répète sous le gymnase. On a une guitare (empruntée), un ampli (trouvé) et une date (demain).",
      ),
      { face: "special-elite", size: 36, x: 60, y: 1186, width: 620, leading: 1.3, fill: "#f7f3ea" },
    ).svg,
    g(
      { transform: "rotate(-6 820 1270)" },
      path(polygon(starPoints(820, 1260, 150, 18, 0.8)), "#f2ee3a"),
      fitLine("NIVEAU :", { face: "archivo-black", x: 735, y: 1208, width: 170, fill: "#101010" }).svg,
      fitLine("AUCUN", { face: "archivo-black", x: 725, y: 1256, width: 190, fill: "#ff3d68" }).svg,
    ),
    tape(360, 310, 170, -30),
    tape(960, 300, 150, 40),
  );
}

export const poster: Poster = {
  id: "cherche-batteur-avec-voiture",
  titre: "Cherche batteur avec voiture",
  auteur: "Mado Ferraille",
  width: W,
  height: H,
  draw: garage,
};
