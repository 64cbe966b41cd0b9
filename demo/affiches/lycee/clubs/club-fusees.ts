import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { paper } from "../../../kit/print.ts";
import { paragraph } from "../../../kit/prose.ts";
import { rays, star } from "../../../kit/scene.ts";
import { circle, g, path, svg } from "../../../kit/svg.ts";
import { block, fitLine, text } from "../../../kit/type.ts";

function rocket(): string {
  return svg(
    1414,
    1000,
    paper(1414, 1000, { colour: "#f1dfb6", amount: 0.2, seed: 3 }),
    circle(1010, 430, 360, "#e8622c"),
    rays(1010, 430, 900, 24, "#f0cf94", 0.1, 0.3),
    circle(1010, 430, 330, "#e8622c"),
    g(
      { transform: "rotate(32 1010 430)" },
      path("M1010 60C1100 170 1120 330 1096 560H924C900 330 920 170 1010 60Z", "#f8f1de"),
      path("M1010 60C1100 170 1120 330 1096 560H1010Z", "#d8c9a4"),
      circle(1010, 280, 52, "#1f3a52"),
      circle(1010, 280, 34, "#7fb7c4"),
      path("M924 430L840 600L928 560ZM1096 430L1180 600L1092 560Z", "#1f3a52"),
      path("M950 572H1070L1040 720L1010 650L980 720Z", "#f5b83d"),
    ),
    path("M0 860C300 800 700 830 1414 780V1000H0Z", "#1f3a52"),
    block(["CLUB", "FUSÉES"], { face: "bungee", x: 70, y: 80, width: 560, gap: 22, fill: "#1f3a52" }).svg,
    fitLine("Troisième toiture. Même espoir.", {
      face: "shrikhand",
      x: 72,
      y: 470,
      width: 520,
      fill: "#c5431c",
    }).svg,
    paragraph(
      fr(
        "Lancement vendredi à la récréation, cour nord. Voitures déconseillées, casque fourni aux enseignants.",
      ),
      { face: "zilla-slab", weight: 600, size: 36, x: 72, y: 600, width: 520, leading: 1.3, fill: "#1f3a52" },
    ).svg,
    star(130, 910, 26, "#f5b83d"),
    text("LYCÉE SAINTE-BRAISE", { face: "bungee", size: 40, x: 180, y: 926, fill: "#f1dfb6" }),
  );
}

export const poster: Poster = {
  id: "club-fusees",
  titre: "Club Fusées, troisième toiture",
  auteur: "Madame Boum",
  width: 1414,
  height: 1000,
  draw: rocket,
};
