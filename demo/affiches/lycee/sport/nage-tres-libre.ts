import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { circle, g, path, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

function swim(): string {
  const bands = ["#0d3b66", "#14557f", "#1d7397", "#2f93ad", "#58b5c0", "#8fd3d1"];
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f6e4c0"),
    bands
      .map((fill, i) => {
        const y = 520 + i * 150;
        return path(
          `M0 ${y}C120 ${y - 60} 210 ${y + 60} 330 ${y}S540 ${y - 60} 660 ${y}S880 ${y + 60} 1000 ${y}V1414H0Z`,
          bands[5 - i] ?? fill,
        );
      })
      .join(""),
    circle(770, 300, 150, "#ef5b3c"),
    g(
      { transform: "translate(500 560) rotate(-8)" },
      stroke("M-40 20C-160 10 -250 -60 -300 -170", "#c47a4a", 46, { "stroke-linecap": "round" }),
      circle(40, -30, 92, "#c47a4a"),
      path("M-56 -40C-50 -130 120 -140 136 -40C80 -60 0 -60 -56 -40Z", "#ef5b3c"),
      rect(-30, -34, 150, 34, "#12202e", { rx: 17 }),
      circle(12, -18, 13, "#8fd3d1"),
      circle(82, -18, 13, "#8fd3d1"),
    ),
    path("M0 600C120 540 210 660 330 600S540 540 660 600S880 660 1000 600V650H0Z", "#8fd3d1", {
      opacity: 0.96,
    }),
    fitLine("50 MÈTRES", { face: "staatliches", x: 60, y: 70, width: 560, fill: "#0d3b66" }).svg,
    fitLine("NAGE TRÈS LIBRE", { face: "staatliches", x: 60, y: 230, width: 480, fill: "#ef5b3c" }).svg,
    fitLine("Le grand bain", { face: "shrikhand", x: 70, y: 1010, width: 860, fill: "#f6e4c0" }).svg,
    text(fr("Bassin municipal de Port-Salé. Le requin était une rumeur."), {
      face: "oswald",
      weight: 600,
      size: 36,
      x: 72,
      y: 1316,
      fill: "#f6e4c0",
    }),
    text(fr("La rumeur nage toujours."), {
      face: "oswald",
      weight: 600,
      size: 36,
      x: 72,
      y: 1364,
      fill: "#8fd3d1",
    }),
  );
}

export const poster: Poster = {
  id: "nage-tres-libre",
  titre: "Nage très libre",
  auteur: "Imprimerie Vieux-Quai",
  width: W,
  height: H,
  draw: swim,
};
