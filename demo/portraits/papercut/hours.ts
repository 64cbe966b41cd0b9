/** Cut from deep paper: the hour and the future. */
import { starPoints } from "../../kit/scene.ts";
import { circle, g, path, polygon, rect, stroke } from "../../kit/svg.ts";
import { disc, sheets } from "./sheets.ts";

/** Seven o'clock, and still asleep. */
export function sevenOClock(): string {
  const { defs, cut } = sheets();
  const ticks = Array.from({ length: 12 }, (_, i) =>
    rect(-3.5, -96, 7, i % 3 === 0 ? 20 : 11, "#2b2230", {
      transform: `translate(160 176) rotate(${i * 30})`,
    }),
  ).join("");
  return (
    rect(0, 0, 320, 320, "#31457a") +
    path("M0 0H320L0 320Z", "#3b5290") +
    defs +
    cut("M120 268L96 316L118 320L146 276ZM200 268L224 316L202 320L174 276Z", "#8a6420", 3) +
    cut(disc(98, 68, 36) + disc(222, 68, 36), "#d9a441", 3) +
    cut("M152 60V26H168V60Z", "#8a6420", 2) +
    cut(disc(160, 176, 122), "#b3162f", 5) +
    cut(disc(160, 176, 106), "#f7efdd", 2) +
    ticks +
    cut(disc(122, 156, 17, 21) + disc(198, 156, 17, 21), "#ffffff", 2) +
    circle(126, 160, 9, "#2b2230") +
    circle(202, 160, 9, "#2b2230") +
    path("M102 150C104 132 140 132 142 150ZM178 150C180 132 216 132 218 150Z", "#e6d3b4") +
    stroke("M104 150H140M180 150H216", "#2b2230", 5, { "stroke-linecap": "round" }) +
    cut("M142 228C150 216 170 216 178 228C178 246 142 246 142 228Z", "#5a1730", 1) +
    cut(
      polygon([
        [153, 180],
        [156, 96],
        [160, 86],
        [164, 96],
        [167, 180],
      ]),
      "#2b2230",
      3,
    ) +
    cut("M160 176L120 222L117 236L130 230L168 184Z", "#2b2230", 3) +
    cut(disc(160, 178, 11), "#b3162f", 2) +
    stroke("M250 96l16 -8h-13l15 -8M272 76l12 -6h-10l11 -6", "#f7efdd", 4)
  );
}

/** A fortune teller at her crystal ball. */
export function fortuneTeller(): string {
  const { defs, cut } = sheets();
  const curtain = (flip: string): string =>
    g(
      { transform: flip },
      cut("M-10 -10H70C60 60 84 110 46 168C30 196 10 210 -10 216Z", "#8f1226", 4) +
        stroke("M20 0C22 70 40 110 14 180M46 0C44 60 64 100 40 150", "#6b0c1e", 5),
    );
  const stars = [
    [110, 30, 7],
    [206, 24, 9],
    [250, 110, 7],
    [78, 120, 6],
  ] as const;
  return (
    rect(0, 0, 320, 320, "#2b1a48") +
    defs +
    stars.map(([x, y, r]) => path(polygon(starPoints(x, y, r, 4, 0.35)), "#e9c66b")).join("") +
    curtain("") +
    curtain("translate(320 0) scale(-1 1)") +
    cut("M40 330C44 268 100 236 160 236C220 236 276 268 280 330Z", "#27605d", 4) +
    cut("M96 130C84 190 92 232 112 262H208C228 232 236 190 224 130Z", "#cfc9c2", 3) +
    cut(
      "M160 94C204 94 216 132 214 168C212 214 186 244 160 252C134 244 108 214 106 168C104 132 116 94 160 94Z",
      "#c48d62",
      3,
    ) +
    cut(
      "M86 124C70 62 112 18 160 22C208 18 250 62 234 124C210 96 184 108 160 92C136 108 110 96 86 124Z",
      "#6a2f86",
      4,
    ) +
    cut("M86 124C110 70 190 56 230 98C236 108 236 116 234 124C200 90 140 96 98 136Z", "#8a45a6", 3) +
    cut("M160 52C174 66 174 84 160 96C146 84 146 66 160 52Z", "#d9a441", 3) +
    cut("M160 64C167 71 167 80 160 87C153 80 153 71 160 64Z", "#b3162f", 1) +
    cut(
      "M112 164C120 152 142 152 150 164C142 174 120 174 112 164ZM170 164C178 152 200 152 208 164C200 174 178 174 170 164Z",
      "#fdf6e6",
      1,
    ) +
    circle(132, 164, 6.6, "#20402f") +
    circle(188, 164, 6.6, "#20402f") +
    stroke("M110 162C120 148 142 148 152 162M168 162C178 148 200 148 210 162", "#5a2a6a", 6, {
      "stroke-linecap": "round",
    }) +
    stroke("M112 142C122 134 140 134 148 142M172 142C180 134 198 134 208 142", "#8c8880", 5, {
      "stroke-linecap": "round",
    }) +
    stroke(
      "M120 182C128 186 138 186 144 182M176 182C184 186 194 186 200 182M128 200C124 210 124 218 130 226M192 200C196 210 196 218 190 226",
      "#96623c",
      3,
      {
        "stroke-linecap": "round",
      },
    ) +
    stroke("M162 166C168 186 174 196 158 198", "#96623c", 4.6, { "stroke-linecap": "round" }) +
    cut("M138 218C150 210 170 210 184 214C172 226 150 228 138 218Z", "#a0142e", 1) +
    stroke("M96 186a14 14 0 1 0 0.1 0M224 186a14 14 0 1 0 0.1 0", "#d9a441", 6) +
    cut(disc(160, 300, 52), "#9fd0d6", 4) +
    path("M124 270C138 252 168 250 184 260C160 262 140 276 132 300C126 292 122 280 124 270Z", "#e6f6f4") +
    path(polygon(starPoints(168, 296, 17, 5, 0.42)), "#2b1a48")
  );
}
