import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { blur } from "../../../kit/print.ts";
import { random } from "../../../kit/random.ts";
import { rays } from "../../../kit/scene.ts";
import { circle, g, path, polygon, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A mirror ball of tiles lit from the left. */
function mirrorBall(cx: number, cy: number, r: number, tints: readonly string[], seed: string): string {
  const dice = random(seed);
  let tiles = "";
  for (let row = -9; row < 9; row++) {
    const [a, b] = [(row / 9) * 1.5, ((row + 1) / 9) * 1.5];
    for (let col = -10; col < 10; col++) {
      const point = (u: number, v: number): [number, number] => [
        cx + r * Math.sin(u) * Math.cos(v),
        cy + r * Math.sin(v),
      ];
      const [u, w] = [(col / 10) * 1.57, ((col + 1) / 10) * 1.57];
      const light = Math.max(
        0,
        Math.min(0.999, 0.52 - Math.sin(u) * 0.42 - Math.sin(a) * 0.25 + dice.between(-0.28, 0.28)),
      );
      tiles += path(
        polygon([
          point(u + 0.012, a + 0.012),
          point(w - 0.012, a + 0.012),
          point(w - 0.012, b - 0.012),
          point(u + 0.012, b - 0.012),
        ]),
        tints[Math.floor(light * tints.length)] ?? "#fff",
      );
    }
  }
  return circle(cx, cy, r, tints[0] ?? "#000") + tiles;
}

function disco(): string {
  const glow = blur(34);
  return svg(
    W,
    H,
    rect(0, 0, W, H, "#2a0f45"),
    rays(500, 420, 1500, 26, "#4a1a6b", 0.3),
    glow.defs,
    g({ filter: glow.url }, circle(500, 420, 330, "#e84a9b", { opacity: 0.55 })),
    rect(496, 0, 8, 130, "#f6d7a0"),
    mirrorBall(500, 420, 300, ["#3b1457", "#6b2480", "#b03592", "#f0679c", "#ffb37a", "#fff0c4"], "boule"),
    [
      [140, 210, 46],
      [870, 300, 60],
      [210, 700, 34],
      [800, 690, 40],
      [640, 90, 28],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        path(
          `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
          "#fff0c4",
        ),
      )
      .join(""),
    fitLine("LE BAL", { face: "monoton", x: 60, y: 800, width: 880, fill: "#ffcf7a" }).svg,
    fitLine("de la Braise", {
      face: "pacifico",
      x: 110,
      y: 1010,
      width: 780,
      maxHeight: 170,
      anchor: "middle",
      fill: "#ff7ab0",
    }).svg,
    text(fr("Gymnase du lycée, samedi 15 avril, 20 h"), {
      face: "righteous",
      size: 40,
      x: 500,
      y: 1262,
      anchor: "middle",
      fill: "#fff0c4",
    }),
    text(fr("Le coach danse à 22 h, prévoyez de partir à 21 h 55."), {
      face: "righteous",
      size: 29,
      x: 500,
      y: 1322,
      anchor: "middle",
      fill: "#e5a9d6",
    }),
  );
}

export const poster: Poster = {
  id: "le-bal-de-la-braise",
  titre: "Le Bal de la Braise",
  auteur: "Club Déco",
  width: W,
  height: H,
  draw: disco,
};
