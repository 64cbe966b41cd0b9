import { bust } from "../../../kit/bust.ts";
import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { halftone } from "../../../kit/print.ts";
import { circle, clip, g, path, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

/** The knife thrower: a wheel and a face in the middle. */
function knives(): string {
  const wheel = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [(i / 12) * Math.PI * 2, ((i + 1) / 12) * Math.PI * 2];
    return path(
      `M500 640L${(500 + Math.cos(a) * 420).toFixed(1)} ${(640 + Math.sin(a) * 420).toFixed(1)}A420 420 0 0 1 ${(500 + Math.cos(b) * 420).toFixed(1)} ${(640 + Math.sin(b) * 420).toFixed(1)}Z`,
      i % 2 ? "#f5e4c0" : "#c4302b",
    );
  }).join("");
  const knife = (angle: number): string =>
    g(
      { transform: `translate(500 640) rotate(${angle}) translate(0 -372)` },
      path("M-16 0L0 66L16 0Z", "#cfd6d6"),
      rect(-22, -16, 44, 16, "#231a20"),
      rect(-12, -110, 24, 96, "#7a4a24", { rx: 8 }),
    );
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#20182a"),
    halftone(
      { x: 0, y: 0, width: W, height: H },
      40,
      (u, v) => Math.hypot(u - 0.5, v - 0.45) * 0.7,
      "#33263f",
      45,
    ),
    circle(500, 640, 444, "#e2a93c"),
    wheel,
    circle(500, 640, 250, "#20182a"),
    clip(
      "M500 380a256 256 0 1 1 -0.1 0Z",
      bust({
        seed: "cible-vivante",
        era: "1899",
        gender: "f",
        age: "jeune",
        hat: "aucun",
        hair: "chignon",
        glasses: "aucunes",
        outfit: "robe",
        mood: "sourire",
        x: 190,
        y: 396,
        size: 620,
      }),
    ),
    [-62, -24, 20, 66, 110, 150, 205, 250].map(knife).join(""),
    fitLine("LE LANCEUR EST NOUVEAU", {
      face: "smokum",
      x: 60,
      y: 56,
      width: 880,
      height: 116,
      fill: "#e2a93c",
    }).svg,
    fitLine("LA CIBLE, NON", { face: "smokum", x: 60, y: 1120, width: 880, height: 150, fill: "#f5e4c0" })
      .svg,
    text(fr("Les Frères Trois-Doigts, deux représentations par jour"), {
      face: "rye",
      size: 33,
      x: 500,
      y: 1344,
      anchor: "middle",
      fill: "#e2a93c",
    }),
  );
}

export const poster: Poster = {
  id: "la-cible-non",
  titre: "Le lanceur est nouveau, la cible, non",
  auteur: "???",
  width: W,
  height: H,
  draw: knives,
};
