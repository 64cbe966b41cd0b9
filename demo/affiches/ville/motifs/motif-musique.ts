import { circle, el, path, rect, stroke } from "../../../kit/svg.ts";
import type { Motif } from "./motif.ts";

const line = (d: string, colour: string, width: number) =>
  stroke(d, colour, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });

export const sax: Motif = ({ a, b, c, d }) =>
  line("M58 14Q64 4 78 10L96 22", b, 8) +
  path(
    "M88 22L106 28L98 132Q96 160 116 160Q132 160 134 136L136 92L122 70L186 76L166 96L164 140Q160 194 112 194Q62 192 68 130Z",
    a,
  ) +
  path(
    "M100 30L106 28L98 132Q96 160 116 160Q132 160 134 136L136 92L144 98L144 138Q142 174 114 174Q84 172 88 130Z",
    b,
    { opacity: 0.4 },
  ) +
  [
    [84, 60],
    [82, 80],
    [80, 100],
    [78, 120],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 8, d) + circle(x, y, 4, c))
    .join("") +
  el("ellipse", { cx: 154, cy: 74, rx: 34, ry: 7, fill: d, transform: "rotate(6 154 74)" }) +
  circle(110, 178, 6, c) +
  circle(88, 160, 7, c);

export const trumpet: Motif = ({ a, b, c, d }) =>
  line("M6 92H120", a, 13) +
  path("M118 85Q154 84 192 44V140Q154 100 118 99Z", a) +
  path("M118 94Q154 98 192 124V140Q154 100 118 99Z", b, { opacity: 0.5 }) +
  line("M44 92V132Q44 146 58 146H110Q124 146 124 132V100", a, 11) +
  [66, 84, 102]
    .map(
      (x) =>
        rect(x - 6, 68, 12, 84, b, { rx: 3 }) +
        rect(x - 3, 52, 6, 18, c) +
        el("ellipse", { cx: x, cy: 52, rx: 8, ry: 4, fill: d }),
    )
    .join("") +
  path("M2 82L12 87V97L2 102Z", d);

export const microphone: Motif = ({ a, b, c, d }) =>
  rect(93, 140, 14, 60, b) +
  path("M54 60Q54 12 100 12T146 60V96Q146 140 100 140T54 96Z", a) +
  path("M112 13Q146 18 146 60V96Q146 140 112 140Z", b, { opacity: 0.35 }) +
  [34, 50, 66].map((y) => rect(58, y, 84, 8, b, { rx: 4 })).join("") +
  rect(50, 80, 100, 14, c) +
  [104, 120].map((y) => rect(64, y, 72, 7, b, { rx: 4 })).join("") +
  rect(96, 14, 8, 64, d) +
  path("M36 84V100Q40 148 94 150V142Q50 138 46 100V84Z", b);

export const vinyl: Motif = ({ a, b, c, d }) =>
  circle(100, 100, 96, b) +
  [88, 78, 68, 58, 48]
    .map((r) => circle(100, 100, r, "none", { stroke: c, "stroke-width": 1.4, opacity: 0.45 }))
    .join("") +
  path("M100 100L40 26A96 96 0 0 1 84 6Z", "#fff", { opacity: 0.16 }) +
  path("M100 100L160 174A96 96 0 0 1 116 194Z", "#fff", { opacity: 0.16 }) +
  circle(100, 100, 36, a) +
  circle(100, 100, 25, d) +
  circle(100, 100, 5, c);

export const cassette: Motif = ({ a, b, c, d }) =>
  rect(4, 34, 192, 132, a, { rx: 10 }) +
  rect(18, 48, 164, 78, c, { rx: 6 }) +
  rect(18, 60, 164, 9, d) +
  rect(18, 73, 164, 5, b) +
  rect(44, 84, 112, 34, b, { rx: 17 }) +
  [66, 134].map((x) => circle(x, 101, 13, c) + circle(x, 101, 5, b)).join("") +
  path("M46 166L56 136H144L154 166Z", b) +
  circle(76, 154, 4, c) +
  circle(124, 154, 4, c);

export const boombox: Motif = ({ a, b, c, d }) =>
  stroke("M40 60V34Q40 24 50 24H150Q160 24 160 34V60", b, 9) +
  rect(2, 56, 196, 116, a, { rx: 8 }) +
  rect(2, 56, 196, 22, b, { rx: 8 }) +
  [46, 154]
    .map((x) => circle(x, 124, 38, b) + circle(x, 124, 30, c) + circle(x, 124, 16, b) + circle(x, 124, 6, d))
    .join("") +
  rect(88, 92, 24, 18, d) +
  [0, 1, 2, 3].map((i) => rect(88 + i * 6.4, 118, 4.6, 12, c)).join("") +
  rect(86, 140, 28, 20, b) +
  [0, 1, 2, 3, 4, 5, 6].map((i) => rect(16 + i * 12, 62, 8, 9, i % 3 ? c : d)).join("");

export const drum: Motif = ({ a, b, c, d }) =>
  line("M20 8L104 68", c, 6) +
  line("M186 12L96 66", c, 6) +
  circle(107, 70, 6, d) +
  circle(93, 68, 6, d) +
  path("M20 84V160Q20 188 100 188T180 160V84Z", a) +
  path("M140 90V180Q180 174 180 160V84Z", b, { opacity: 0.4 }) +
  stroke("M20 100L56 176L92 104L128 180L164 104L180 140", c, 4) +
  el("ellipse", { cx: 100, cy: 84, rx: 80, ry: 24, fill: c }) +
  el("ellipse", { cx: 100, cy: 84, rx: 80, ry: 24, fill: "none", stroke: d, "stroke-width": 8 });

export const doubleBass: Motif = ({ a, b, c, d }) =>
  rect(95, 4, 10, 110, b) +
  path("M86 4Q100 -8 114 4L108 14H92Z", b) +
  path(
    "M100 62Q134 58 138 84Q140 104 128 112Q152 122 152 158Q150 196 100 196T48 158Q48 122 72 112Q60 104 62 84Q66 58 100 62Z",
    a,
  ) +
  path(
    "M100 62Q134 58 138 84Q140 104 128 112Q152 122 152 158Q150 196 100 196Q140 170 122 116Q128 76 100 62Z",
    b,
    { opacity: 0.35 },
  ) +
  line("M80 128Q74 142 82 156M120 128Q126 142 118 156", d, 4) +
  rect(86, 164, 28, 5, d) +
  stroke("M97 8V164M103 8V164", c, 1.4);
