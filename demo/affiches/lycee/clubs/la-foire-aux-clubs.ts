import { fr } from "../../../kit/french.ts";
import type { Poster } from "../../../kit/poster.ts";
import { circle, path, rect, stroke, svg } from "../../../kit/svg.ts";
import { block, fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A grid of club badges, square by square. */
function fair(): string {
  const inks = ["#e2412e", "#f5b83d", "#1f5fa8", "#f3e9d6", "#2c9070", "#20182b"] as const;
  const [red, yellow, blue, cream, green, night] = inks;
  const cells: readonly (readonly [string, string, (x: number, y: number) => string])[] = [
    [
      yellow,
      "ÉCHECS",
      (x, y) =>
        path(
          `M${x + 100} ${y + 240}h100v-22l-18 -20c-6 -34 -4 -54 -12 -76h16v-18h-24c14 -12 18 -28 10 -42a24 24 0 1 0 -44 0c-8 14 -4 30 10 42h-24v18h16c-8 22 -6 42 -12 76l-18 20Z`,
          night,
        ),
    ],
    [
      red,
      "PHOTO",
      (x, y) =>
        rect(x + 60, y + 96, 180, 124, cream, { rx: 14 }) +
        rect(x + 110, y + 74, 70, 30, cream) +
        circle(x + 150, y + 158, 46, night) +
        circle(x + 150, y + 158, 26, blue) +
        circle(x + 214, y + 118, 9, red),
    ],
    [
      blue,
      "FANFARE",
      (x, y) =>
        path(`M${x + 56} ${y + 146}h110l74 -62v160l-74 -62h-110Z`, yellow) +
        circle(x + 84, y + 164, 30, "none", { stroke: yellow, "stroke-width": 12 }) +
        rect(x + 110, y + 112, 14, 40, cream) +
        rect(x + 136, y + 112, 14, 40, cream),
    ],
    [
      green,
      "JARDIN",
      (x, y) =>
        path(`M${x + 150} ${y + 250}v-110M${x + 150} ${y + 190}`, "none", {
          stroke: cream,
          "stroke-width": 14,
        }) +
        path(
          `M${x + 150} ${y + 150}C${x + 70} ${y + 150} ${x + 60} ${y + 100} ${x + 60} ${y + 80}C${x + 120} ${y + 76} ${x + 150} ${y + 100} ${x + 150} ${y + 150}ZM${x + 150} ${y + 190}C${x + 230} ${y + 190} ${x + 244} ${y + 140} ${x + 244} ${y + 118}C${x + 184} ${y + 114} ${x + 150} ${y + 140} ${x + 150} ${y + 190}Z`,
          yellow,
        ),
    ],
    [
      cream,
      "SPIRITISME",
      (x, y) =>
        path(
          `M${x + 86} ${y + 240}V${y + 150}a64 64 0 0 1 128 0v90l-22 -24l-22 24l-20 -24l-20 24l-22 -24Z`,
          night,
        ) +
        circle(x + 128, y + 150, 12, yellow) +
        circle(x + 174, y + 150, 12, yellow),
    ],
    [
      night,
      "RADIO",
      (x, y) =>
        rect(x + 126, y + 72, 48, 100, red, { rx: 24 }) +
        path(
          `M${x + 100} ${y + 140}a50 56 0 0 0 100 0M${x + 150} ${y + 196}v50M${x + 112} ${y + 248}h76`,
          "none",
          { stroke: cream, "stroke-width": 12 },
        ),
    ],
    [
      red,
      "COUTURE",
      (x, y) =>
        circle(x + 150, y + 160, 72, yellow) +
        [0, 1, 2, 3]
          .map((i) => circle(x + 126 + (i % 2) * 48, y + 136 + Math.floor(i / 2) * 48, 12, red))
          .join("") +
        stroke(`M${x + 60} ${y + 80}L${x + 126} ${y + 136}`, cream, 7),
    ],
    [
      yellow,
      "SIESTE",
      (x, y) =>
        [0, 1, 2]
          .map(
            (i) =>
              fitLine("Z", {
                face: "bowlby-one",
                x: x + 60 + i * 66,
                y: y + 180 - i * 56,
                width: 60 - i * 10,
                fill: blue,
              }).svg,
          )
          .join(""),
    ],
    [
      green,
      "BARBECUE",
      (x, y) =>
        path(`M${x + 64} ${y + 130}h172a86 80 0 0 1 -172 0Z`, night) +
        stroke(
          `M${x + 110} ${y + 200}l-26 54M${x + 190} ${y + 200}l26 54M${x + 110} ${y + 110}c-16 -18 16 -24 0 -44M${x + 150} ${y + 110}c-16 -18 16 -24 0 -44M${x + 190} ${y + 110}c-16 -18 16 -24 0 -44`,
          cream,
          10,
        ),
    ],
  ];
  return svg(
    W,
    H,
    rect(0, 0, W, H, cream),
    cells
      .map(([ground, name, draw], i) => {
        const [x, y] = [50 + (i % 3) * 300, 380 + Math.floor(i / 3) * 300];
        const ink = ground === cream || ground === yellow ? night : cream;
        return (
          rect(x, y, 300, 300, ground) +
          draw(x, y - 14) +
          text(name, { face: "archivo-black", size: 27, x: x + 150, y: y + 282, anchor: "middle", fill: ink })
        );
      })
      .join(""),
    block(["LA FOIRE", "AUX CLUBS"], {
      face: "archivo-black",
      x: 50,
      y: 54,
      width: 900,
      gap: 16,
      height: 290,
      fill: night,
    }).svg,
    text(fr("Mercredi, sous le préau. Le dixième club est secret, demandez au neuvième."), {
      face: "barlow",
      weight: 600,
      size: 26,
      x: 50,
      y: 1340,
      fill: night,
    }),
    text("LYCÉE SAINTE-BRAISE", { face: "archivo-black", size: 28, x: 50, y: 1380, fill: red }),
  );
}

export const poster: Poster = {
  id: "la-foire-aux-clubs",
  titre: "La Foire aux clubs",
  auteur: "Vie scolaire",
  width: W,
  height: H,
  draw: fair,
};
