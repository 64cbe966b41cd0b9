import { random } from "./random.ts";
import { circle, el, path, polygon } from "./svg.ts";

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
