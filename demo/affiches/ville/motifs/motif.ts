import { circle, el, g, path, rect, stroke } from "../../../kit/svg.ts";

/** Four flat inks a motif is drawn with: main, shade, light, accent. */
export interface Inks {
  a: string;
  b: string;
  c: string;
  d: string;
}

/** A drawing in a 200 × 200 box. */
export type Motif = (inks: Inks) => string;

/** A motif centred on a point, `size` px wide, turned by `angle` degrees. */
export function place(motif: Motif, inks: Inks, cx: number, cy: number, size: number, angle = 0): string {
  const k = size / 200;
  return g(
    { transform: `translate(${cx} ${cy}) rotate(${angle}) scale(${k}) translate(-100 -100)` },
    motif(inks),
  );
}

/** A stroke with round ends. */
export const line = (d: string, colour: string, width: number) =>
  stroke(d, colour, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });

export const washer: Motif = ({ a, b, c, d }) =>
  rect(22, 10, 156, 184, a, { rx: 12 }) +
  rect(22, 10, 156, 38, b, { rx: 12 }) +
  rect(22, 34, 156, 14, b) +
  circle(46, 29, 9, c) +
  circle(72, 29, 6, d) +
  rect(104, 20, 60, 17, c, { rx: 4 }) +
  circle(100, 118, 60, b) +
  circle(100, 118, 49, c) +
  path("M53 124Q70 108 88 122T124 120T148 116A49 49 0 0 1 53 126Z", d) +
  circle(86, 138, 8, c, { opacity: 0.7 }) +
  circle(112, 150, 6, c, { opacity: 0.7 }) +
  circle(122, 132, 5, c, { opacity: 0.7 }) +
  path("M66 96Q78 78 98 76L100 84Q84 88 74 100Z", "#fff", { opacity: 0.55 });

export const tyre: Motif = ({ a, b, c, d }) =>
  Array.from({ length: 24 }, (_, i) =>
    rect(90, -2, 20, 16, b, { transform: `rotate(${i * 15} 100 100)`, rx: 3 }),
  ).join("") +
  circle(100, 100, 92, b) +
  circle(100, 100, 60, c) +
  circle(100, 100, 54, a) +
  Array.from({ length: 5 }, (_, i) =>
    path("M92 54L108 54L114 94H86Z", c, { transform: `rotate(${i * 72} 100 100)` }),
  ).join("") +
  circle(100, 100, 16, d) +
  stroke("M30 72A76 76 0 0 1 84 26", c, 4, { "stroke-linecap": "round", opacity: 0.6 });

export const wrench: Motif = ({ a, b, c }) =>
  g(
    { transform: "rotate(40 100 100)" },
    path(
      "M84 60V150Q84 152 82 156A26 26 0 0 0 88 196V170L100 164L112 170V196A26 26 0 0 0 118 156Q116 152 116 150V60A32 32 0 0 0 124 4V34L100 46L76 34V4A32 32 0 0 0 84 60Z",
      a,
    ),
    path("M104 60V152L112 170V196A26 26 0 0 0 118 156Q116 152 116 150V60A32 32 0 0 0 124 4V34L104 44Z", b, {
      opacity: 0.45,
    }),
    rect(95, 76, 10, 62, c, { rx: 5 }),
  );

export const phone: Motif = ({ a, b, c, d }) =>
  path("M14 74Q10 30 100 28T186 74L178 96Q150 100 146 88L144 70Q100 58 56 70L54 88Q50 100 22 96Z", a) +
  path("M64 82H136L168 162Q172 178 156 178H44Q28 178 32 162Z", a) +
  path("M120 82H136L168 162Q172 178 156 178H132Q146 160 120 82Z", b, { opacity: 0.4 }) +
  circle(100, 130, 34, c) +
  circle(100, 130, 12, d) +
  Array.from({ length: 10 }, (_, i) =>
    circle(100 + Math.cos(i * 0.56 - 0.9) * 23, 130 + Math.sin(i * 0.56 - 0.9) * 23, 4.6, b),
  ).join("");

export const radio: Motif = ({ a, b, c, d }) =>
  line("M150 60L184 4", b, 5) +
  circle(185, 4, 6, d) +
  path("M10 70Q10 52 28 52H172Q190 52 190 70V172Q190 190 172 190H28Q10 190 10 172Z", a) +
  circle(66, 122, 44, b) +
  Array.from({ length: 5 }, (_, i) =>
    circle(66, 122, 40 - i * 8, "none", { stroke: c, "stroke-width": 2.5 }),
  ).join("") +
  rect(122, 78, 54, 32, c, { rx: 4 }) +
  stroke("M128 102v-10M136 102v-16M144 102v-10M152 102v-16M160 102v-10M168 102v-16", b, 2) +
  rect(147, 80, 4, 28, d) +
  circle(134, 146, 13, d) +
  circle(166, 146, 13, d) +
  rect(120, 170, 60, 7, b, { rx: 3 });

export const glove: Motif = ({ a, b, c, d }) =>
  path("M60 144Q20 120 24 74Q26 22 84 18Q132 12 152 44Q176 40 182 66Q188 96 164 112L152 144Z", a) +
  path("M60 144Q44 134 36 120Q70 138 128 118Q150 108 152 44Q176 40 182 66Q188 96 164 112L152 144Z", b, {
    opacity: 0.35,
  }) +
  line("M152 46Q126 52 118 82", b, 5) +
  path("M58 146H154V188Q154 196 146 196H66Q58 196 58 188Z", c) +
  rect(58, 158, 96, 10, d) +
  path("M46 62Q50 38 76 34L78 42Q58 46 54 64Z", "#fff", { opacity: 0.6 });

export const skate: Motif = ({ a, b, c, d }) =>
  path("M40 16H112Q112 60 126 78Q144 92 170 96Q190 100 188 132H40Q28 84 40 16Z", a) +
  path("M126 78Q144 92 170 96Q190 100 188 132H150Q156 104 126 78Z", b, { opacity: 0.4 }) +
  path("M36 16H116V32H36Z", c) +
  line("M108 52L134 46M114 68L140 60M124 82L150 72", c, 5) +
  rect(34, 132, 158, 12, b, { rx: 4 }) +
  path("M50 144H84L78 158H56ZM140 144H176L170 158H146Z", c) +
  circle(67, 170, 20, d) +
  circle(67, 170, 8, c) +
  circle(158, 170, 20, d) +
  circle(158, 170, 8, c) +
  path("M184 136h14v14q-12 2 -14 -6Z", d);

export const fist: Motif = ({ a, b, c }) =>
  path(
    "M62 200V136Q36 118 36 88V56Q36 42 50 42Q54 42 58 44V34Q58 18 74 18Q84 18 88 26Q94 14 106 16Q118 18 120 28Q126 22 136 26Q146 30 146 44V64Q166 66 166 86Q166 116 142 138V200Z",
    a,
  ) +
  stroke("M60 44V80M90 28V78M120 30V76M146 52V84", c, 5, { "stroke-linecap": "round" }) +
  path("M52 84Q96 70 138 82Q150 90 140 104Q120 108 104 100Q92 112 96 130", "none", {
    stroke: c,
    "stroke-width": 6,
    "stroke-linecap": "round",
  }) +
  path("M110 200Q128 150 150 124Q162 104 164 74Q170 106 142 138V200Z", b, { opacity: 0.5 });

export const megaphone: Motif = ({ a, b, c, d }) =>
  g(
    { transform: "rotate(-14 100 100)" },
    path("M60 76L168 26V174L60 124Z", a),
    path("M60 108L168 130V174L60 124Z", b, { opacity: 0.4 }),
    el("ellipse", { cx: 168, cy: 100, rx: 16, ry: 74, fill: b }),
    el("ellipse", { cx: 168, cy: 100, rx: 8, ry: 58, fill: d }),
    path("M16 82Q16 76 24 76H60V124H24Q16 124 16 118Z", c),
    path("M34 124H58L66 176Q66 182 58 182H46Q40 182 40 176Z", c),
  );

export const broom: Motif = ({ a, b, c, d }) =>
  g(
    { transform: "rotate(32 100 100)" },
    rect(93, -30, 14, 150, a, { rx: 6 }),
    path("M70 118H130L156 212H44Z", c),
    path("M110 118H130L156 212H126Z", b, { opacity: 0.4 }),
    rect(66, 112, 68, 18, d, { rx: 4 }),
    stroke("M72 140L60 210M88 140L82 210M104 140L106 210M120 140L134 210", b, 3),
  );

export const cat: Motif = ({ a, b, c, d }) =>
  path("M36 190Q28 120 56 96Q40 66 46 22L76 46Q100 38 124 46L154 22Q160 66 144 96Q172 120 164 190Z", a) +
  path("M120 190Q150 150 136 98L144 96Q172 120 164 190Z", b, { opacity: 0.4 }) +
  el("ellipse", { cx: 78, cy: 78, rx: 11, ry: 13, fill: c }) +
  el("ellipse", { cx: 122, cy: 78, rx: 11, ry: 13, fill: c }) +
  el("ellipse", { cx: 79, cy: 78, rx: 3.6, ry: 12, fill: b }) +
  el("ellipse", { cx: 121, cy: 78, rx: 3.6, ry: 12, fill: b }) +
  path("M93 98H107L100 106Z", d) +
  line("M100 106Q98 116 86 114M100 106Q102 116 114 114", b, 3) +
  line("M66 104L30 98M66 110L32 116M134 104L170 98M134 110L168 116", c, 2.4) +
  path("M52 30L70 48Q58 52 52 60ZM148 30L130 48Q142 52 148 60Z", d);

export const rocket: Motif = ({ a, b, c, d }) =>
  path("M100 2Q146 46 136 128H64Q54 46 100 2Z", a) +
  path("M100 2Q146 46 136 128H112Q124 60 100 2Z", b, { opacity: 0.45 }) +
  path("M78 36Q88 14 100 2Q112 14 122 36Z", d) +
  circle(100, 72, 19, b) +
  circle(100, 72, 13, c) +
  path("M66 92L32 132V164L66 136ZM134 92L168 132V164L134 136Z", d) +
  path("M92 110H108V168H92Z", d) +
  rect(68, 128, 64, 12, b) +
  path("M74 140H126Q130 172 100 200Q70 172 74 140Z", c) +
  path("M86 140H114Q116 160 100 178Q84 160 86 140Z", d, { opacity: 0.8 });

export const trophy: Motif = ({ a, b, c, d }) =>
  line("M58 34H26Q22 84 66 92M142 34H174Q178 84 134 92", b, 10) +
  path("M52 14H148Q152 112 100 126Q48 112 52 14Z", a) +
  path("M118 14H148Q152 112 100 126Q130 100 118 14Z", b, { opacity: 0.5 }) +
  path("M90 122H110V152H90Z", b) +
  path("M64 152H136L146 190H54Z", d) +
  path("M66 26Q66 70 80 92", "none", { stroke: c, "stroke-width": 6, "stroke-linecap": "round" });
