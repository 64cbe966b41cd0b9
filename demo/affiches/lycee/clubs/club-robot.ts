import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { halftone, misregister } from "../../../kit/print.ts";
import { paragraph } from "../../../kit/prose.ts";
import { circle, rect, stroke, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

function robots(): string {
  const [blue, pink] = ["#2540c9", "#ff5a7a"];
  const robot = (ink: string): string =>
    rect(270, 470, 460, 380, "none", { stroke: ink, "stroke-width": 26, rx: 30 }) +
    circle(400, 620, 60, ink) +
    circle(600, 620, 60, ink) +
    rect(370, 730, 260, 60, ink) +
    [0, 1, 2, 3].map((i) => rect(392 + i * 58, 744, 34, 32, "#f6efe0")).join("") +
    rect(486, 372, 28, 100, ink) +
    circle(500, 360, 38, ink) +
    rect(216, 590, 54, 130, ink) +
    rect(730, 590, 54, 130, ink) +
    rect(340, 876, 320, 190, ink) +
    stroke("M340 920C220 920 190 1000 200 1090M660 920C780 920 810 1000 800 1090", ink, 40);
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#f6efe0"),
    halftone(
      { x: 0, y: 330, width: W, height: 760 },
      30,
      (u, v) => 0.6 - Math.hypot(u - 0.5, v - 0.5),
      pink,
      15,
    ),
    misregister(robot, pink, blue, 16, 12),
    misregister(
      (ink) =>
        fitLine("CLUB ROBOT", { face: "rubik-mono-one", x: 60, y: 70, width: 870, height: 180, fill: ink })
          .svg,
      pink,
      blue,
      10,
      8,
    ),
    text(fr("Il balaie, il juge, il vous connaît par votre nom."), {
      face: "space-mono",
      weight: 700,
      size: 28,
      x: 60,
      y: 308,
      fill: blue,
    }),
    rect(60, 1120, 880, 8, blue),
    paragraph(
      fr(
        "Cherche : tournevis, piles, volontaire pour lui expliquer la porte de la cantine. Local technique, tous les soirs jusqu’à extinction.",
      ),
      { face: "space-mono", weight: 700, size: 33, x: 60, y: 1178, width: 880, leading: 1.3, fill: blue },
    ).svg,
  );
}

export const poster: Poster = {
  id: "club-robot",
  titre: "Club Robot",
  auteur: "Club Informatique",
  width: W,
  height: H,
  draw: robots,
};
