import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { paragraph } from "../../../kit/prose.ts";
import { moon } from "../../../kit/scene.ts";
import { g, path, rect, svg } from "../../../kit/svg.ts";
import { block, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A theatre mask 400 units wide around (0, 0). */
function mask(fill: string, hole: string, sad: boolean): string {
  const mouth = sad
    ? "M-90 150C-60 80 60 80 90 150C50 120 -50 120 -90 150Z"
    : "M-100 70C-60 160 60 160 100 70C50 110 -50 110 -100 70Z";
  const eye = sad
    ? "M-120 -40C-90 -70 -50 -60 -36 -20C-70 -10 -100 -10 -120 -40Z"
    : "M-124 -30C-96 -76 -52 -70 -36 -26C-66 -44 -96 -44 -124 -30Z";
  return (
    path("M-180 -190C-60 -150 60 -150 180 -190C200 40 130 220 0 250C-130 220 -200 40 -180 -190Z", fill) +
    path(eye, hole) +
    g({ transform: "scale(-1 1)" }, path(eye, hole)) +
    path(mouth, hole) +
    path("M0 -60L22 40H-22Z", hole, { opacity: 0.35 })
  );
}

function vampires(): string {
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#14101c"),
    moon(560, 560, 400, "#b3162f", "#94102a"),
    g({ transform: "translate(360 640) rotate(-14) scale(1.15)" }, mask("#f2e4c6", "#14101c", false)),
    g({ transform: "translate(700 860) rotate(16) scale(1.05)" }, mask("#d98a35", "#14101c", true)),
    block(["LE MALADE", "PAS SI IMAGINAIRE"], {
      face: "abril-fatface",
      x: 60,
      y: 62,
      width: 880,
      gap: 20,
      fill: "#f2e4c6",
    }).svg,
    rect(60, 1192, 880, 5, "#d98a35"),
    paragraph(
      fr(
        "Par la troupe du préau, d’après un auteur qui ne peut plus porter plainte. Trois actes, un entracte, une infirmière dans la salle.",
      ),
      { face: "playfair-display", size: 36, x: 60, y: 1250, width: 880, leading: 1.24, fill: "#f2e4c6" },
    ).svg,
    text(fr("Salle polyvalente, jeudi 20 h"), {
      face: "abril-fatface",
      size: 32,
      x: 940,
      y: 1386,
      anchor: "end",
      fill: "#d98a35",
    }),
  );
}

export const poster: Poster = {
  id: "le-malade-pas-si-imaginaire",
  titre: "Le Malade pas si imaginaire",
  auteur: "La Troupe du préau",
  width: W,
  height: H,
  draw: vampires,
};
