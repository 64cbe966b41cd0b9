import { random } from "./random.ts";
import { circle, el, g, path, polygon, rect, stroke } from "./svg.ts";

type Point = readonly [number, number];

/** Rays from a point, `count` wedges, as one path; clip it with the box you want. */
export function rays(
  cx: number,
  cy: number,
  radius: number,
  count: number,
  fill: string,
  turn = 0,
  share = 0.5,
): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = ((i + turn) / count) * Math.PI * 2;
    const b = a + (share / count) * Math.PI * 2;
    d += polygon([
      [cx, cy],
      [cx + Math.cos(a) * radius, cy + Math.sin(a) * radius],
      [cx + Math.cos(b) * radius, cy + Math.sin(b) * radius],
    ]);
  }
  return path(d, fill);
}

/** The sun of the eighties: a disc cut in bands towards its foot. */
export function slicedSun(cx: number, cy: number, r: number, fill: string, bands = 7): string {
  let d = "";
  const cut = (y: number) => Math.sqrt(Math.max(0, r * r - y * y));
  const edges: [number, number][] = [[-r, r * 0.05]];
  for (let i = 0; i < bands; i++) {
    const from = r * 0.05 + ((r * 0.95) / bands) * i + (4 + i * 2.2) * (r / 300);
    const to = r * 0.05 + ((r * 0.95) / bands) * (i + 1);
    if (to > from) edges.push([from, to]);
  }
  for (const [a, b] of edges) {
    if (a <= -r) d += `M${cx - cut(b)} ${cy + b}A${r} ${r} 0 1 1 ${cx + cut(b)} ${cy + b}Z`;
    else
      d += `M${cx - cut(a)} ${cy + a}L${cx + cut(a)} ${cy + a}A${r} ${r} 0 0 1 ${cx + cut(b)} ${cy + b}L${cx - cut(b)} ${cy + b}A${r} ${r} 0 0 1 ${cx - cut(a)} ${cy + a}Z`;
  }
  return path(d, fill);
}

/** Small stars in a box, with a few large ones. */
export function stars(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  fill: string,
  seed: string,
): string {
  const dice = random(seed);
  let out = "";
  for (let i = 0; i < count; i++)
    out += circle(
      Math.round(x + dice.next() * width),
      Math.round(y + dice.next() ** 1.4 * height),
      dice.chance(0.1) ? 3.4 : dice.between(0.9, 2),
      fill,
    );
  return out;
}

/** A night skyline standing on `base`: towers between `low` and `high` px, lit windows when a colour is given. */
export function skyline(
  x: number,
  base: number,
  width: number,
  low: number,
  high: number,
  fill: string,
  seed: string,
  windows?: string,
): string {
  const dice = random(seed);
  let d = "";
  let lit = "";
  let pen = x;
  while (pen < x + width) {
    const w = dice.between(width * 0.035, width * 0.1);
    const middle = 1 - Math.abs((pen - x) / width - 0.5) * 1.1;
    const h = dice.between(low, low + (high - low) * middle);
    const top = base - h;
    const roof = dice.int(0, 4);
    d += `M${pen.toFixed(0)} ${base}V${top.toFixed(0)}`;
    if (roof === 0)
      d += `l${(w / 2).toFixed(0)} ${(-w * 0.6).toFixed(0)}l${(w / 2).toFixed(0)} ${(w * 0.6).toFixed(0)}`;
    else if (roof === 1)
      d += `h${(w * 0.35).toFixed(0)}v${(-h * 0.12).toFixed(0)}h${(w * 0.3).toFixed(0)}v${(h * 0.12).toFixed(0)}h${(w * 0.35).toFixed(0)}`;
    else if (roof === 2)
      d += `h${(w * 0.48).toFixed(0)}v${(-h * 0.2).toFixed(0)}h3v${(h * 0.2).toFixed(0)}h${(w * 0.5).toFixed(0)}`;
    else d += `h${w.toFixed(0)}`;
    d += `V${base}Z`;
    if (windows) {
      for (let wy = top + 14; wy < base - 16; wy += 18)
        for (let wx = pen + 8; wx < pen + w - 10; wx += 14)
          if (dice.chance(0.3)) lit += `M${wx.toFixed(0)} ${wy.toFixed(0)}h6v9h-6Z`;
    }
    pen += w + (dice.chance(0.3) ? dice.between(0, 8) : 0);
  }
  return path(d, fill) + (windows ? path(lit, windows) : "");
}

/** A ridge of soft mountains or dunes from edge to edge, filled down to `base`. */
export function ridge(
  width: number,
  y: number,
  amplitude: number,
  base: number,
  fill: string,
  seed: string,
  step = 70,
): string {
  const dice = random(seed);
  let d = `M-20 ${base}L-20 ${y}`;
  let py = y;
  for (let x = -20; x < width + 40; x += step) {
    const ny = y + dice.between(-amplitude, amplitude);
    d += `Q${x + step / 2} ${(py + ny) / 2 + dice.between(-amplitude, amplitude) * 0.5} ${x + step} ${ny.toFixed(0)}`;
    py = ny;
  }
  return path(`${d}V${base}Z`, fill);
}

/** Desert tables (mesas) standing on `base`. */
export function mesas(width: number, base: number, height: number, fill: string, seed: string): string {
  const dice = random(seed);
  let d = `M-10 ${base + 200}V${base}`;
  let x = -10 + dice.between(0, width * 0.08);
  while (x < width) {
    const w = dice.between(width * 0.12, width * 0.3);
    const h = dice.between(height * 0.4, height);
    d += `L${x.toFixed(0)} ${base}l${(w * 0.12).toFixed(0)} ${(-h * 0.45).toFixed(0)}l${(w * 0.03).toFixed(0)} ${(-h * 0.5).toFixed(0)}h${(w * 0.3).toFixed(0)}v${(h * 0.06).toFixed(0)}h${(w * 0.28).toFixed(0)}l${(w * 0.04).toFixed(0)} ${(h * 0.42).toFixed(0)}L${(x + w).toFixed(0)} ${base}`;
    x += w + dice.between(width * 0.02, width * 0.16);
  }
  return path(`${d}H${width + 10}V${base + 200}Z`, fill);
}

/** A saguaro standing on (x, base). */
export function cactus(x: number, base: number, height: number, fill: string, flip = 1): string {
  const t = height * 0.13;
  const arm = (side: number, y: number, reach: number, up: number) =>
    `M${x} ${base - y}h${side * reach * 0.6}q${side * reach * 0.4} 0 ${side * reach * 0.4} ${-reach * 0.4}v${-up}`;
  return stroke(
    `M${x} ${base}V${base - height}` +
      arm(flip, height * 0.38, height * 0.3, height * 0.18) +
      arm(-flip, height * 0.52, height * 0.24, height * 0.14),
    fill,
    t,
    { "stroke-linecap": "round", "stroke-linejoin": "round" },
  );
}

/** A palm standing on (x, base), leaning by `lean` px at its head. */
export function palm(
  x: number,
  base: number,
  height: number,
  fill: string,
  lean = 20,
  seed = "palm",
): string {
  const dice = random(seed + x);
  const [hx, hy] = [x + lean, base - height];
  const w = height * 0.03;
  let d = `M${x - w} ${base}Q${x + lean * 0.2} ${base - height * 0.5} ${hx - w * 0.5} ${hy}h${w}Q${x + lean * 0.2 + w * 1.4} ${base - height * 0.5} ${x + w} ${base}Z`;
  for (let i = 0; i < 9; i++) {
    const turn = -Math.PI + (i / 8) * Math.PI + dice.between(-0.1, 0.1);
    const far = height * dice.between(0.26, 0.34);
    const [ex, ey] = [
      hx + Math.cos(turn) * far,
      hy + Math.sin(turn) * far * 0.55 + far * (0.22 + Math.abs(Math.cos(turn)) * 0.45),
    ];
    const [qx, qy] = [hx + Math.cos(turn) * far * 0.6, hy + Math.sin(turn) * far * 0.8 - far * 0.08];
    d += `M${hx.toFixed(0)} ${hy.toFixed(0)}Q${qx.toFixed(0)} ${qy.toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}Q${(qx - far * 0.02).toFixed(0)} ${(qy + far * 0.16).toFixed(0)} ${hx.toFixed(0)} ${(hy + 4).toFixed(0)}Z`;
  }
  return path(d, fill);
}

/** A low American coupé seen from the left, `length` px long, wheels on (x, base). Two colours and glass. */
export function coupe(
  x: number,
  base: number,
  length: number,
  body: string,
  dark: string,
  glass: string,
  flip = false,
): string {
  const drawing =
    path(
      "M4 62Q2 50 14 46L58 40Q86 20 118 19Q150 18 172 38L226 44Q246 47 248 60L246 70Q244 74 236 74H18Q6 74 4 62Z",
      body,
    ) +
    path("M70 40Q92 25 116 25L114 41ZM121 25Q146 24 162 40L119 41Z", glass) +
    path("M4 60H248L246 70Q244 74 236 74H18Q6 74 4 62Z", dark, { opacity: 0.45 }) +
    path("M236 50h10v7h-10ZM5 50h9v6h-9Z", "#ffe9b0") +
    path("M30 74a22 22 0 0 1 44 0ZM178 74a22 22 0 0 1 44 0Z", dark) +
    [52, 200]
      .map((cx) => circle(cx, 74, 18, "#0b0b0d") + circle(cx, 74, 9, glass) + circle(cx, 74, 3, dark))
      .join("");
  const k = length / 250;
  return g(
    {
      transform: `translate(${x} ${base - 92 * k}) scale(${flip ? -k : k} ${k})${flip ? " translate(-250 0)" : ""}`,
    },
    drawing,
  );
}

/** An electric guitar, head upwards, centred on (cx, cy), `size` px tall. */
export function guitar(
  cx: number,
  cy: number,
  size: number,
  body: string,
  neck: string,
  detail: string,
  angle = 0,
): string {
  const drawing =
    path(
      "M50 116C20 112 8 96 20 82C6 70 4 46 22 44C36 44 34 60 46 60H54C60 58 70 42 82 50C94 60 88 74 82 84C96 100 86 122 60 118Z",
      body,
      { transform: "translate(0 50)" },
    ) +
    rect(46.5, 22, 7, 98, neck) +
    path("M45 22L43 4Q50 -4 59 4L55 22Z", neck) +
    rect(38, 128, 24, 6, detail) +
    rect(38, 142, 24, 6, detail) +
    stroke("M48.5 8V152M50 8V152M51.5 8V152", detail, 0.5) +
    circle(74, 146, 3.2, detail) +
    circle(66, 155, 3.2, detail);
  const k = size / 176;
  return g({ transform: `translate(${cx} ${cy}) rotate(${angle}) scale(${k}) translate(-50 -86)` }, drawing);
}

/** A crescent or full moon with soft seas. */
export function moon(cx: number, cy: number, r: number, fill: string, sea: string): string {
  const seas: readonly (readonly [number, number, number])[] = [
    [-0.3, -0.3, 0.22],
    [0.25, 0.1, 0.3],
    [-0.2, 0.4, 0.16],
    [0.35, -0.45, 0.12],
  ];
  return (
    circle(cx, cy, r, fill) +
    seas.map(([dx, dy, s]) => circle(cx + dx * r, cy + dy * r, s * r, sea, { opacity: 0.5 })).join("")
  );
}

/** Waves filling a band, in rows of scallops. */
export function waves(
  width: number,
  y: number,
  rows: number,
  step: number,
  colours: readonly string[],
): string {
  let out = "";
  for (let row = 0; row < rows; row++) {
    const w = step * (1 + row * 0.18);
    const top = y + row * step * 0.62;
    let d = `M${-w * (row % 2 ? 1.5 : 1)} ${top}`;
    for (let x = -w * 1.5; x < width + w; x += w) d += `q${w / 2} ${-w * 0.42} ${w} 0`;
    out += path(`${d}V${y + rows * step + 900}H${-w * 2}Z`, colours[row % colours.length] ?? "#000");
  }
  return out;
}

/** A five-branched star (or more), pointing up. */
export function star(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  points = 5,
  inner = 0.4,
  turn = 0,
): string {
  return path(polygon(starPoints(cx, cy, r, points, inner, turn)), fill);
}

/** Points of a star or a burst: `inner` is the inner radius as a fraction. */
export function starPoints(
  cx: number,
  cy: number,
  r: number,
  points: number,
  inner: number,
  turn = 0,
): Point[] {
  return Array.from({ length: points * 2 }, (_, i): Point => {
    const far = i % 2 ? r * inner : r;
    const a = (i / points) * Math.PI - Math.PI / 2 + (turn * Math.PI) / 180;
    return [cx + Math.cos(a) * far, cy + Math.sin(a) * far];
  });
}

/** A clean drawn frame: one or two lines inside the sheet. */
export function frame(
  width: number,
  height: number,
  margin: number,
  thickness: number,
  colour: string,
  inner = 0,
): string {
  const line = (m: number, t: number) =>
    el("rect", {
      x: m,
      y: m,
      width: width - 2 * m,
      height: height - 2 * m,
      fill: "none",
      stroke: colour,
      "stroke-width": t,
    });
  return (
    line(margin, thickness) +
    (inner > 0 ? line(margin + thickness + inner, Math.max(1.5, thickness / 3)) : "")
  );
}
