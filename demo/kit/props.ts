import { random } from "./random.ts";
import { circle, g, path, stroke } from "./svg.ts";

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
