import { blur, clouds } from "../kit/print.ts";
import { random } from "../kit/random.ts";
import { circle, clip, g, linear, path, polygon, rect, stroke } from "../kit/svg.ts";

/** Path data of a box with round corners. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** The wall a sign hangs on: plaster, brick or night. */
export function wall(
  width: number,
  height: number,
  kind: "platre" | "brique" | "nuit" | "tole",
  seed = 3,
): string {
  if (kind === "nuit")
    return rect(0, 0, width, height, "#120d18") + clouds(width, height, "#241a30", 0.4, 0.006, seed);
  if (kind === "platre")
    return rect(0, 0, width, height, "#a89a82") + clouds(width, height, "#5d5140", 0.4, 0.008, seed);
  if (kind === "tole")
    return (
      rect(0, 0, width, height, "#4a5052") +
      Array.from(
        { length: Math.ceil(width / 44) },
        (_, i) => rect(i * 44, 0, 14, height, "#3a4042") + rect(i * 44 + 20, 0, 6, height, "#5c6365"),
      ).join("") +
      clouds(width, height, "#5b2f18", 0.5, 0.006, seed)
    );
  let bricks = "";
  const dice = random(`brick${seed}`);
  for (let row = 0; row * 50 < height; row++)
    for (let col = -1; col * 124 < width; col++)
      bricks += rect(
        col * 124 + (row % 2) * 62,
        row * 50,
        118,
        44,
        dice.pick(["#2c1a1c", "#331e1f", "#281719", "#382223"]),
      );
  return rect(0, 0, width, height, "#180f12") + bricks;
}

/** The shadow of a shape on its wall. */
export function cast(d: string, dx = 8, dy = 14, softness = 12): string {
  const soft = blur(softness);
  return (
    soft.defs + g({ filter: soft.url, opacity: 0.6, transform: `translate(${dx} ${dy})` }, path(d, "#000"))
  );
}

/** A screw with its slot. */
export function screw(x: number, y: number, r = 13, colour = "#b9bab4"): string {
  const turn = (x * 7 + y * 13) % 180;
  return (
    circle(x + 2, y + 4, r, "#000", { opacity: 0.4 }) +
    circle(x, y, r, colour) +
    circle(x - r * 0.2, y - r * 0.25, r * 0.6, "#ffffff", { opacity: 0.22 }) +
    g(
      { transform: `rotate(${turn} ${x} ${y})` },
      rect(x - r * 0.8, y - r * 0.13, r * 1.6, r * 0.28, "#000", { opacity: 0.55 }),
    )
  );
}

/** Chips of enamel and runs of rust, mostly at the edges of the box. */
export function rust(x: number, y: number, width: number, height: number, seed: string, count = 9): string {
  const dice = random(`rust:${seed}`);
  let out = "";
  for (let i = 0; i < count; i++) {
    const side = dice.int(0, 3);
    const along = dice.next();
    const cx =
      side < 2 ? x + along * width : side === 2 ? x + dice.between(0, 20) : x + width - dice.between(0, 20);
    const cy =
      side === 0
        ? y + dice.between(0, 20)
        : side === 1
          ? y + height - dice.between(0, 20)
          : y + along * height;
    const r = dice.between(9, 30);
    const blob = (k: number): string =>
      polygon(
        Array.from({ length: 11 }, (_, n): [number, number] => {
          const a = (n / 11) * Math.PI * 2;
          const far = r * k * (0.62 + ((n * 37 + i * 11) % 10) / 20);
          return [cx + Math.cos(a) * far * 1.15, cy + Math.sin(a) * far];
        }),
      );
    const run = linear([
      [0, "#7a3c16", 0.7],
      [1, "#7a3c16", 0],
    ]);
    out +=
      run.defs +
      rect(cx - r * 0.4, cy, r * 0.7, dice.between(40, 130), run.fill) +
      path(blob(1.25), "#8a4a1e") +
      path(blob(1), "#2b1a14") +
      path(blob(0.55), "#5a2d18");
  }
  return out;
}

export interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  r?: number;
  /** Colour and thickness of the inner line. */
  line?: string;
  seed: string;
  worn?: number;
  screws?: boolean;
}

/** A metal plate (enamel or painted): shadow, sheen, inner line, rust, screws; children are printed under the wear. */
export function plate(
  { x, y, width, height, fill, r = 28, line, seed, worn = 9, screws = true }: Plate,
  ...printed: string[]
): string {
  const d = box(x, y, width, height, r);
  const sheen = linear(
    [
      [0, "#ffffff", 0.28],
      [0.35, "#ffffff", 0.02],
      [0.6, "#000000", 0],
      [1, "#000000", 0.24],
    ],
    62,
  );
  const holes = screws
    ? [
        [x + 42, y + 42],
        [x + width - 42, y + 42],
        [x + 42, y + height - 42],
        [x + width - 42, y + height - 42],
      ]
        .map(([sx = 0, sy = 0]) => screw(sx, sy))
        .join("")
    : "";
  return (
    cast(d) +
    path(d, fill) +
    sheen.defs +
    clip(
      d,
      line
        ? path(box(x + 18, y + 18, width - 36, height - 36, Math.max(4, r - 12)), "none", {
            stroke: line,
            "stroke-width": 8,
          })
        : "",
      ...printed,
      rust(x, y, width, height, seed, worn),
      path(d, sheen.fill),
    ) +
    stroke(d, "#ffffff", 3, { opacity: 0.25 }) +
    holes
  );
}

/** Horizontal boards with grain and nails, ragged ends; `tone` is the wood. */
export function boards(
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  tone: readonly [light: string, middle: string, dark: string],
  seed: string,
): { d: string; svg: string } {
  const dice = random(`boards:${seed}`);
  const h = height / rows;
  let d = "";
  let wood = "";
  for (let i = 0; i < rows; i++) {
    const [left, right] = [x + dice.between(0, 16), x + width - dice.between(0, 16)];
    const [top, bottom] = [y + i * h + 3, y + (i + 1) * h - 3];
    const end = (at: number, way: number): string =>
      Array.from(
        { length: 6 },
        (_, n) =>
          `L${(at + dice.between(-9, 5) * way).toFixed(0)} ${(way > 0 ? top + ((bottom - top) * n) / 5 : bottom - ((bottom - top) * n) / 5).toFixed(0)}`,
      ).join("");
    const shape = `M${left.toFixed(0)} ${top.toFixed(0)}L${right.toFixed(0)} ${top.toFixed(0)}${end(right, 1)}L${left.toFixed(0)} ${bottom.toFixed(0)}${end(left, -1)}Z`;
    d += shape;
    let grain = "";
    for (let k = 0; k < 7; k++) {
      const gy = top + dice.between(6, bottom - top - 6);
      grain += stroke(
        `M${left - 10} ${gy.toFixed(0)}C${(left + width * 0.3).toFixed(0)} ${(gy + dice.between(-14, 14)).toFixed(0)} ${(left + width * 0.6).toFixed(0)} ${(gy + dice.between(-14, 14)).toFixed(0)} ${right + 10} ${(gy + dice.between(-6, 6)).toFixed(0)}`,
        k % 3 ? tone[2] : tone[0],
        dice.between(1.6, 4),
        { opacity: 0.5 },
      );
    }
    const [kx, ky] = [
      left + dice.between(0.15, 0.85) * width,
      (top + bottom) / 2 + dice.between(-h * 0.2, h * 0.2),
    ];
    grain += `<ellipse cx="${kx.toFixed(0)}" cy="${ky.toFixed(0)}" rx="26" ry="12" fill="${tone[2]}" opacity="0.55"/>`;
    wood +=
      path(shape, i % 2 ? tone[1] : tone[0]) +
      clip(
        shape,
        i % 2 ? "" : path(shape, tone[1], { opacity: 0.5 }),
        grain,
        rect(x - 20, bottom - 7, width + 40, 8, "#000", { opacity: 0.35 }),
        rect(x - 20, top, width + 40, 4, "#fff", { opacity: 0.14 }),
      );
    for (const nx of [left + 34, right - 34])
      wood +=
        circle(nx, (top + bottom) / 2, 8, "#1a1412") + circle(nx - 2, (top + bottom) / 2 - 3, 3, "#8a8078");
  }
  return { d, svg: cast(d) + wood };
}
