/** Panes, lead and painted faces. */
import { random } from "../../kit/random.ts";
import { circle, clip, path, radial, rect, stroke } from "../../kit/svg.ts";

/** The lead between panes. */
export const LEAD = "#16111a";

/** One pane in its lead, with the cloud that the blower left in it. */
export function panes(seed: string): (d: string, colour: string, lead?: number) => string {
  const dice = random(`panes:${seed}`);
  return (d, colour, lead = 5) => {
    const [x = 160, y = 160] = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    const light = radial([
      [0, "#fff6dc", 0.5],
      [1, "#fff6dc", 0],
    ]);
    const [cx, cy] = [x + dice.between(-40, 40), y + dice.between(-10, 70)];
    return (
      path(d, colour) +
      light.defs +
      clip(d, circle(Math.round(cx), Math.round(cy), Math.round(dice.between(50, 90)), light.fill)) +
      stroke(d, LEAD, lead, { "stroke-linejoin": "round", "stroke-linecap": "round" })
    );
  };
}

export type Point = readonly [number, number];

/** The point at an angle, in radians, and a distance of a centre. */
export const polar = (x: number, y: number, r: number, a: number): Point => [
  x + Math.cos(a) * r,
  y + Math.sin(a) * r,
];

/** The pieces of a ring, or of a disc cut in wedges when `inner` is 0. */
export function ring(x: number, y: number, inner: number, outer: number, count: number, turn = 0): string[] {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [((i + turn) / count) * Math.PI * 2, ((i + 1 + turn) / count) * Math.PI * 2];
    const [p, q, r, s] = [
      polar(x, y, inner, a),
      polar(x, y, outer, a),
      polar(x, y, outer, b),
      polar(x, y, inner, b),
    ];
    const write = ([px, py]: Point): string => `${px.toFixed(1)} ${py.toFixed(1)}`;
    return `M${write(p)}L${write(q)}A${outer} ${outer} 0 0 1 ${write(r)}L${write(s)}A${Math.max(0.1, inner)} ${Math.max(0.1, inner)} 0 0 0 ${write(p)}Z`;
  });
}

interface Painted {
  iris: string;
  lip: string;
  /** The brown of the painted lines. */
  brown?: string;
  kohl?: boolean;
}

/** The painted face, eyes 44 units apart round (0, 0), long nose and small mouth. */
export function visage({ iris, lip, brown = "#3a1d18", kohl = false }: Painted): string {
  const line = (d: string, width: number): string =>
    stroke(d, brown, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });
  const eye = (x: number, side: 1 | -1): string =>
    path(`M${x - 16} 1C${x - 8} -11 ${x + 8} -11 ${x + 16} 1C${x + 8} 9 ${x - 8} 9 ${x - 16} 1Z`, "#fffaf0") +
    circle(x, -1, 6.6, iris) +
    circle(x, -1, 2.8, "#140d12") +
    line(`M${x - 17} 2C${x - 8} -12 ${x + 8} -12 ${x + 17} 2`, kohl ? 6 : 4.4) +
    line(`M${x - 12} 7C${x - 4} 11 ${x + 4} 11 ${x + 12} 7`, kohl ? 3.4 : 2) +
    (kohl
      ? line(`M${x + 16 * side} 2L${x + 34 * side} -3`, 5)
      : line(`M${x - 13} -13C${x - 4} -18 ${x + 6} -18 ${x + 14} -12`, 1.8));
  return (
    eye(-23, -1) +
    eye(23, 1) +
    line("M-43 -24C-34 -34 -18 -34 -8 -25C-3 -14 -4 10 -6 30C-9 36 -8 41 -2 42C4 44 8 42 9 38", 4.2) +
    line("M9 -26C18 -34 34 -34 43 -24", 4.2) +
    path("M-17 58C-9 52 -4 52 0 55C4 52 9 52 17 58C9 68 -9 68 -17 58Z", lip) +
    line("M-17 58C-8 60 8 60 17 58", 2) +
    line("M-7 74C-3 77 3 77 7 74", 2.4)
  );
}

/** The light of the afternoon over the whole window. */
export function afternoon(): string {
  const light = radial(
    [
      [0, "#fff2c8", 0.34],
      [0.6, "#fff2c8", 0],
      [1, "#0a0612", 0.5],
    ],
    0.42,
    0.36,
    0.72,
  );
  return light.defs + rect(0, 0, 320, 320, light.fill);
}
