import { circle, el, g, path, rect, stroke } from "../../../kit/svg.ts";
import { line, type Motif } from "./motif.ts";

export const burger: Motif = ({ a, b, c, d }) =>
  path("M14 92Q14 28 100 28T186 92Q186 98 178 98H22Q14 98 14 92Z", a) +
  path("M150 42Q184 62 186 92Q186 98 178 98H150Q172 74 150 42Z", b, { opacity: 0.5 }) +
  [
    [60, 58, -20],
    [88, 44, 10],
    [118, 52, -8],
    [146, 68, 25],
    [100, 72, 0],
    [44, 80, -30],
    [128, 82, 14],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      el("ellipse", { cx: x, cy: y, rx: 6, ry: 3.6, fill: c, transform: `rotate(${r} ${x} ${y})` }),
    )
    .join("") +
  path(
    "M10 104q11 16 22 2q11 16 23 2q11 16 23 2q11 16 22 0q11 16 23 -2q11 16 22 -2q11 14 23 -2q12 6 22 -2v14H10Z",
    d,
  ) +
  path("M14 118H186L160 132L128 154L104 128L14 124Z", c) +
  rect(12, 126, 176, 24, b, { rx: 12 }) +
  path("M14 118H186L164 130L128 158L100 128Z", c) +
  path("M18 156H182V162Q182 182 160 182H40Q18 182 18 162Z", a) +
  path("M18 170Q22 182 40 182H160Q178 182 182 170Z", b, { opacity: 0.4 });

export const milkshake: Motif = ({ a, b, c, d }) =>
  line("M118 60L140 4L158 8", d, 8) +
  path("M62 68H138L126 180Q125 188 116 188H84Q75 188 74 180Z", a) +
  path("M112 68H138L126 180Q125 188 116 188H106Z", b, { opacity: 0.45 }) +
  path("M54 70Q46 48 70 46Q74 24 100 26Q124 22 130 44Q154 46 146 70Z", c) +
  path("M70 56Q90 66 108 50Q120 62 138 58Q146 62 146 70H54Q56 60 70 56Z", b, { opacity: 0.18 }) +
  circle(94, 20, 12, d) +
  line("M96 10Q104 -2 116 0", b, 3) +
  path("M72 96L78 150", "none") +
  line("M76 92L83 164", c, 5) +
  rect(66, 186, 68, 10, b, { rx: 5 });

export const donut: Motif = ({ a, b, c, d }) =>
  circle(100, 100, 90, a) +
  circle(100, 104, 90, b, { opacity: 0.25 }) +
  path(
    "M100 14Q148 12 172 50Q196 92 176 128Q166 150 150 146Q142 172 112 168Q92 188 70 168Q40 168 34 140Q10 126 18 92Q16 58 44 40Q66 16 100 14Z",
    d,
  ) +
  circle(100, 100, 32, b) +
  circle(100, 103, 28, c) +
  Array.from({ length: 26 }, (_, i) => {
    const t = i * 2.4;
    const r = 46 + ((i * 29) % 30);
    return rect(100 + Math.cos(t) * r - 7, 98 + Math.sin(t) * r - 2.5, 14, 5, i % 2 ? c : a, {
      rx: 2.5,
      transform: `rotate(${(i * 67) % 180} ${100 + Math.cos(t) * r} ${98 + Math.sin(t) * r})`,
    });
  }).join("");

export const hotdog: Motif = ({ a, b, c, d }) =>
  g(
    { transform: "rotate(-24 100 100)" },
    rect(4, 76, 192, 62, a, { rx: 31 }),
    rect(-6, 82, 212, 40, d, { rx: 20 }),
    path("M4 118Q10 150 40 150H160Q190 150 196 118Q180 130 100 130T4 118Z", a),
    path("M30 146H160Q186 146 194 126Q180 138 100 138Z", b, { opacity: 0.35 }),
    line("M8 100q10 -18 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0", c, 8),
  );

export const pizza: Motif = ({ a, b, c, d }) =>
  path("M100 194L14 44Q100 -8 186 44Z", c) +
  path("M14 44Q100 -8 186 44L178 58Q100 14 22 58Z", a) +
  path("M22 58Q100 14 178 58L174 65Q100 26 26 65Z", b, { opacity: 0.5 }) +
  [
    [70, 76, 17],
    [122, 70, 19],
    [100, 118, 16],
    [136, 104, 11],
    [98, 160, 9],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, d) + circle(x - r * 0.25, y - r * 0.25, r * 0.28, c, { opacity: 0.5 }),
    )
    .join("") +
  path("M60 108q10 10 4 22q-6 -4 -10 -14ZM88 84q8 8 20 2q-6 10 -16 8Z", b);

export const fish: Motif = ({ a, b, c, d }) =>
  path("M8 100Q50 40 118 62Q146 72 160 96L196 64Q188 100 196 138L160 106Q144 132 112 140Q50 158 8 100Z", a) +
  path("M8 100Q60 130 160 106Q144 132 112 140Q50 158 8 100Z", b, { opacity: 0.5 }) +
  path("M84 58Q104 30 136 44L128 66Q106 56 84 58Z", b) +
  circle(40, 92, 9, c) +
  circle(39, 92, 4.4, b) +
  line("M64 76Q78 100 62 126", d, 4) +
  line("M84 88q8 8 0 16M104 84q8 8 0 16M124 88q8 8 0 16M94 108q8 8 0 16M114 108q8 8 0 14", c, 3);

export const coffee: Motif = ({ a, b, c, d }) =>
  path("M30 80H150V130Q150 172 108 172H72Q30 172 30 130Z", a) +
  path("M116 80H150V130Q150 172 108 172H96Q120 160 116 80Z", b, { opacity: 0.4 }) +
  line("M150 94Q184 90 182 118Q178 142 146 140", a, 13) +
  el("ellipse", { cx: 90, cy: 80, rx: 60, ry: 15, fill: b }) +
  el("ellipse", { cx: 90, cy: 82, rx: 50, ry: 10, fill: d }) +
  line("M66 56q-12 -14 0 -26t0 -24M94 54q-12 -14 0 -26t0 -24M120 56q-10 -12 0 -24t0 -22", c, 6) +
  el("ellipse", { cx: 90, cy: 182, rx: 84, ry: 9, fill: b });

export const cone: Motif = ({ a, b, c, d }) =>
  path("M58 92L100 198L142 92Z", a) +
  stroke("M66 112L112 168M84 96L124 138M134 112L90 172M118 94L76 138", b, 3) +
  circle(72, 78, 32, c) +
  circle(128, 78, 32, d) +
  circle(100, 44, 34, d) +
  path("M74 30Q100 2 128 26Q136 44 120 50Q110 40 100 52Q84 44 74 50Z", c) +
  circle(104, 8, 9, b);
