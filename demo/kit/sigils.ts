/** Occult geometry: seals, moons, stars, diagrams. */
import { random } from "./random.ts";
import { circle, g, path, polygon, stroke } from "./svg.ts";

type Point = readonly [number, number];

export function onCircle(cx: number, cy: number, r: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2 + turn;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  });
}

/** Star polygon {count/step}: a pentagram is 5/2. */
export function starPolygon(
  cx: number,
  cy: number,
  r: number,
  count: number,
  step: number,
  colour: string,
  width: number,
  turn = 0,
): string {
  const points = onCircle(cx, cy, r, count, turn);
  return points
    .map((a, i) => {
      const b = points[(i + step) % count] ?? a;
      return stroke(
        `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
        colour,
        width,
      );
    })
    .join("");
}

export const ring = (
  cx: number,
  cy: number,
  r: number,
  colour: string,
  width: number,
  dash?: string,
): string =>
  circle(cx, cy, r, "none", {
    stroke: colour,
    "stroke-width": width,
    ...(dash ? { "stroke-dasharray": dash } : {}),
  });

/** A made-up character of lines, dots and hooks in a 100 × 100 box. */
export function glyph(cx: number, cy: number, size: number, colour: string, seed: string, width = 7): string {
  const dice = random(seed);
  const spots: Point[] = [
    [0, -46],
    [0, 0],
    [0, 46],
    [-34, -30],
    [34, -30],
    [-34, 30],
    [34, 30],
  ];
  const pick = (): Point => dice.pick(spots);
  let out = stroke("M0 -46V46", colour, width);
  for (let i = 0; i < 3; i += 1) {
    const [a, b] = [pick(), pick()];
    out += stroke(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, colour, width);
  }
  const end = pick();
  out += dice.chance(0.5)
    ? ring(end[0], end[1], 13, colour, width)
    : stroke(`M${end[0] - 18} ${end[1]}q18 -26 36 0`, colour, width);
  out += dice.chance(0.5) ? circle(pick()[0], pick()[1], 9, colour) : stroke("M-26 46H26", colour, width);
  return g({ transform: `translate(${cx} ${cy}) scale(${size / 100})`, "stroke-linecap": "round" }, out);
}

/** A moon at a phase: −1 new … 0 full … 1 new again; the lit side is drawn. */
export function phase(cx: number, cy: number, r: number, at: number, lit: string, dark: string): string {
  const disc = circle(cx, cy, r, dark, { stroke: lit, "stroke-width": 2 });
  if (Math.abs(at) >= 1) return disc;
  const k = (1 - Math.abs(at) * 2) * r;
  const side = at < 0 ? 1 : 0;
  const bulge = k > 0 === at < 0 ? 1 : 0;
  return (
    disc +
    path(
      `M${cx} ${cy - r}A${r} ${r} 0 0 ${side} ${cx} ${cy + r}A${Math.abs(k).toFixed(1)} ${r} 0 0 ${bulge} ${cx} ${cy - r}Z`,
      lit,
    )
  );
}

/** Small crosses and points like a star chart. */
export function starChart(width: number, height: number, colour: string, seed: string, count = 60): string {
  const dice = random(seed);
  let d = "";
  for (let i = 0; i < count; i += 1) {
    const [x, y, r] = [dice.next() * width, dice.next() * height, dice.between(3, dice.chance(0.2) ? 16 : 7)];
    d += polygon([
      [x, y - r],
      [x + r * 0.16, y - r * 0.16],
      [x + r, y],
      [x + r * 0.16, y + r * 0.16],
      [x, y + r],
      [x - r * 0.16, y + r * 0.16],
      [x - r, y],
      [x - r * 0.16, y - r * 0.16],
    ]);
  }
  return path(d, colour);
}
