import { el, freshId, g, radial, rect } from "./svg.ts";

function turbulence(
  frequency: number | string,
  octaves: number,
  seed: number,
  alpha: string,
  rgb: string,
): string {
  const [r, gr, b] = [1, 3, 5].map((i) => Number.parseInt(rgb.slice(i, i + 2), 16) / 255);
  return (
    el("feTurbulence", { type: "fractalNoise", baseFrequency: frequency, numOctaves: octaves, seed }) +
    el("feColorMatrix", { values: `0 0 0 0 ${r} 0 0 0 0 ${gr} 0 0 0 0 ${b} ${alpha}` })
  );
}

/** Soft clouds of one colour (#rrggbb) over a box: aged paper, smoke, grime. `amount` 0–1; low frequencies cost few bytes. */
export function clouds(
  width: number,
  height: number,
  colour: string,
  amount = 0.4,
  frequency: number | string = 0.006,
  seed = 1,
): string {
  const id = freshId("cloud");
  const filter = el(
    "filter",
    { id, x: 0, y: 0, width: 1, height: 1 },
    turbulence(frequency, 2, seed, `${amount * 3} 0 0 0 ${-amount * 1.25}`, colour),
  );
  return el("defs", {}, filter) + rect(0, 0, width, height, "#000", { filter: `url(#${id})` });
}

export interface Paper {
  colour: string;
  /** Colour of the ageing, #rrggbb. */
  age?: string;
  /** 0 (new) to 1 (very old). */
  amount?: number;
  seed?: number;
  /** Darkened borders, 0–1. */
  burnt?: number;
}

/** A sheet of paper: flat colour, ageing clouds, darker borders. Draw it first. */
export function paper(
  width: number,
  height: number,
  { colour, age = "#7a5326", amount = 0.35, seed = 1, burnt = 0.35 }: Paper,
): string {
  const edge = radial(
    [
      [0.55, age, 0],
      [0.85, age, burnt * 0.35],
      [1, age, burnt],
    ],
    0.5,
    0.5,
    0.72,
  );
  return (
    rect(0, 0, width, height, colour) +
    (amount > 0 ? clouds(width, height, age, amount, 0.005, seed) : "") +
    edge.defs +
    rect(0, 0, width, height, edge.fill)
  );
}

/** Filter id for uneven letterpress ink: `g({ filter: worn.url }, …)`. `amount` 0.05 (light) to 0.5 (ruined); `scale` = size of the flaws in px. */
export function worn(amount = 0.18, scale = 6, seed = 4): { defs: string; url: string } {
  const id = freshId("worn");
  const threshold = 0.78 - amount * 0.46;
  const filter = el(
    "filter",
    { id, x: 0, y: 0, width: 1, height: 1, "color-interpolation-filters": "sRGB" },
    el("feTurbulence", {
      type: "fractalNoise",
      baseFrequency: (1 / (scale * 3.5)).toFixed(5),
      numOctaves: 4,
      seed,
      result: "n",
    }),
    el("feColorMatrix", {
      in: "n",
      values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -14 0 0 0 ${(threshold * 14).toFixed(2)}`,
      result: "m",
    }),
    el("feComposite", { in: "SourceGraphic", in2: "m", operator: "in" }),
  );
  return { defs: el("defs", {}, filter), url: `url(#${id})` };
}

/** Filter id that roughens edges (linocut, torn stencil, hand cut). `amount` in px of displacement. */
export function rough(amount = 4, scale = 18, seed = 2): { defs: string; url: string } {
  const id = freshId("rough");
  const filter = el(
    "filter",
    { id, x: "-5%", y: "-5%", width: "110%", height: "110%" },
    el("feTurbulence", {
      type: "fractalNoise",
      baseFrequency: (1 / scale).toFixed(4),
      numOctaves: 2,
      seed,
      result: "n",
    }),
    el("feDisplacementMap", {
      in: "SourceGraphic",
      in2: "n",
      scale: amount,
      xChannelSelector: "R",
      yChannelSelector: "G",
    }),
  );
  return { defs: el("defs", {}, filter), url: `url(#${id})` };
}

/** Filter id for a blur of `radius` px (neon, shadows, fog). */
export function blur(radius: number): { defs: string; url: string } {
  const id = freshId("blur");
  const filter = el(
    "filter",
    { id, x: "-40%", y: "-40%", width: "180%", height: "180%" },
    el("feGaussianBlur", { stdDeviation: radius }),
  );
  return { defs: el("defs", {}, filter), url: `url(#${id})` };
}

/** A drawing as a neon tube: wide halo, near halo, hot core. `draw(colour)` must stroke or fill with the colour given. */
export function neon(
  draw: (colour: string) => string,
  colour: string,
  core = "#fff6f0",
  radius = 16,
): string {
  const [wide, near] = [blur(radius), blur(radius / 3.2)];
  return (
    wide.defs +
    near.defs +
    g({ filter: wide.url, opacity: 0.9 }, draw(colour)) +
    g({ filter: near.url }, draw(colour)) +
    draw(core)
  );
}

/** A drawing printed twice out of register: a first ink shifted, the second in multiply over it. */
export function misregister(
  draw: (ink: string) => string,
  first: string,
  second: string,
  dx = 5,
  dy = 4,
): string {
  return (
    g({ transform: `translate(${dx} ${dy})` }, draw(first)) +
    g({ style: "mix-blend-mode:multiply" }, draw(second))
  );
}

/** Halftone dots on a turned grid as one path; `ink(u, v)` gives the darkness 0–1 at a fraction of the box. */
export function halftone(
  box: { x: number; y: number; width: number; height: number },
  cell: number,
  ink: (u: number, v: number) => number,
  fill: string,
  angle = 45,
): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.ceil(Math.hypot(box.width, box.height) / 2 / cell) + 1;
  let d = "";
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const u = 0.5 + ((i * cos - j * sin) * cell) / box.width;
      const v = 0.5 + ((i * sin + j * cos) * cell) / box.height;
      if (u < 0 || u > 1 || v < 0 || v > 1) continue;
      const r = Math.sqrt(Math.max(0, Math.min(1, ink(u, v)))) * cell * 0.71;
      if (r < 0.6) continue;
      const [x, y] = [box.x + u * box.width, box.y + v * box.height];
      d += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
    }
  }
  return el("path", { d, fill });
}

/** Concentric or radial darkness at the borders of a night image. */
export function vignette(width: number, height: number, colour = "#000", strength = 0.7): string {
  const shade = radial(
    [
      [0.4, colour, 0],
      [1, colour, strength],
    ],
    0.5,
    0.5,
    0.78,
  );
  return shade.defs + rect(0, 0, width, height, shade.fill);
}
