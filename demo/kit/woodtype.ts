/** Wood type: each line takes the face whose width suits it, then is stretched to its slot, as a job printer would. */
import { fr } from "./french.ts";
import { measure } from "./outline.ts";
import { paragraph } from "./prose.ts";
import { fitLine, text } from "./type.ts";
import { g } from "./svg.ts";

export type Case = readonly string[];

export const WESTERN: Case = [
  "six-caps",
  "anton",
  "smokum",
  "fjalla-one",
  "sancreek",
  "special-elite",
  "rye",
  "alfa-slab-one",
  "ultra",
  "vast-shadow",
];
export const SOBER: Case = [
  "six-caps",
  "anton",
  "oswald",
  "passion-one",
  "playfair-display",
  "old-standard-tt",
  "abril-fatface",
  "alfa-slab-one",
  "ultra",
];
export const CIRCUS: Case = [
  "six-caps",
  "smokum",
  "sancreek",
  "limelight",
  "rye",
  "abril-fatface",
  "bowlby-one",
  "ultra",
  "vast-shadow",
];
const WEIGHTS: Record<string, number> = {
  "playfair-display": 900,
  "old-standard-tt": 700,
  oswald: 600,
  unifrakturcook: 700,
};

/** Face of the case that needs the least stretching to fill `width` × `height`. */
function faceFor(words: string, width: number, height: number, cases: Case): string {
  let best = cases[0] ?? "rye";
  let least = Infinity;
  for (const face of cases) {
    const box = measure(words, { face, size: 100, weight: WEIGHTS[face] ?? 400 });
    const stretch = width / height / ((box.right - box.left) / (box.bottom - box.top));
    const cost = Math.abs(Math.log(stretch)) + (stretch > 1 ? 0.12 : 0);
    if (cost < least) [best, least] = [face, cost];
  }
  return best;
}

export type Line =
  | {
      kind: "line";
      text: string;
      h: number;
      face?: string;
      fill?: string;
      cases?: Case;
      flank?: (x: number, y: number, w: number, h: number) => string;
      inset?: number;
    }
  | {
      kind: "small";
      text: string;
      size: number;
      face?: string;
      weight?: number;
      fill?: string;
      tracking?: number;
    }
  | {
      kind: "prose";
      text: string;
      size: number;
      face?: string;
      weight?: number;
      fill?: string;
      align?: "justify" | "middle" | "start";
      columns?: number;
      inset?: number;
    }
  | { kind: "art"; h: number; draw: (x: number, y: number, w: number, h: number) => string }
  | { kind: "space"; h: number };

export interface Column {
  x: number;
  y: number;
  width: number;
  /** When given, the heights of lines and art are scaled so that the column ends there. */
  height?: number;
  gap?: number;
  ink: string;
  cases?: Case;
}

const MAX_STRETCH = 1.5;

function proseHeight(item: Extract<Line, { kind: "prose" }>, width: number): number {
  const columns = item.columns ?? 1;
  const each = (width - (item.inset ?? 0) * 2 - (columns - 1) * 26) / columns;
  const whole = paragraph(fr(item.text), {
    face: item.face ?? "old-standard-tt",
    weight: item.weight ?? 400,
    size: item.size,
    x: 0,
    y: 0,
    width: each,
    leading: 1.24,
  });
  const lines = Math.round(whole.bottom / (item.size * 1.24) + 1);
  return Math.ceil(lines / columns) * item.size * 1.24;
}

/** Words cut in `count` parts of about the same number of lines. */
function splitProse(
  words: string,
  count: number,
  style: { face: string; weight?: number; size: number; width: number },
): string[] {
  if (count === 1) return [words];
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    const next = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(next, style).width > style.width) {
      lines.push(line);
      line = word;
    } else line = next;
  }
  lines.push(line);
  const share = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, i) => lines.slice(i * share, (i + 1) * share).join(" "));
}

function natural(item: Line, width: number): number {
  if (item.kind === "small") return item.size * 0.75;
  return item.kind === "prose" ? proseHeight(item, width) : item.h;
}

function drawItem(item: Line, at: Column, y: number, h: number): string {
  const { x, width, ink } = at;
  if (item.kind === "space") return "";
  if (item.kind === "art") return item.draw(x, y, width, h);
  const fill = item.fill ?? ink;
  const words = fr(item.text);
  if (item.kind === "small") {
    const style = {
      face: item.face ?? "old-standard-tt",
      weight: item.weight ?? (item.face ? 400 : 700),
      size: item.size,
      tracking: item.tracking ?? 0.08,
    };
    const wide = measure(words, style).width;
    const size = wide > width ? (item.size * width) / wide : item.size;
    return text(words, {
      ...style,
      size,
      x: x + width / 2,
      y: y + h - item.size * 0.04,
      anchor: "middle",
      fill,
    });
  }
  if (item.kind === "prose") {
    const columns = item.columns ?? 1;
    const inset = item.inset ?? 0;
    const each = (width - inset * 2 - (columns - 1) * 26) / columns;
    const style = { face: item.face ?? "old-standard-tt", weight: item.weight ?? 400, size: item.size };
    return splitProse(words, columns, { ...style, width: each })
      .map(
        (part, i) =>
          paragraph(part, {
            ...style,
            x: x + inset + i * (each + 26),
            y: y + item.size * 0.85,
            width: each,
            leading: 1.24,
            align: item.align ?? "justify",
            fill,
          }).svg,
      )
      .join("");
  }
  const inset = item.inset ?? 0;
  const box = width - inset * 2;
  const face = item.face ?? faceFor(words, box, h, item.cases ?? at.cases ?? WESTERN);
  const weight = WEIGHTS[face] ?? 400;
  const shape = measure(words, { face, size: 100, weight });
  const full = ((shape.right - shape.left) / (shape.bottom - shape.top)) * h;
  const wide = Math.min(box, full * MAX_STRETCH);
  const left = x + inset + (box - wide) / 2;
  const line = fitLine(words, { face, weight, x: left, y, width: wide, height: h, fill });
  const free = (box - wide) / 2;
  const flanks =
    item.flank && free > 40
      ? item.flank(x + inset, y, free - 18, h) +
        g({ transform: `translate(${2 * x + width} 0) scale(-1 1)` }, item.flank(x + inset, y, free - 18, h))
      : "";
  return line.svg + flanks;
}

/** Sets the items one under the other; gives the drawing and where it ends. */
export function column(items: readonly Line[], at: Column): { svg: string; bottom: number } {
  const gap = at.gap ?? 14;
  const elastic = (item: Line): boolean =>
    item.kind === "line" || item.kind === "art" || item.kind === "space";
  const heights = items.map((item) => natural(item, at.width));
  const sum = (keep: (item: Line) => boolean): number =>
    heights.reduce((total, h, i) => total + (keep(items[i] ?? { kind: "space", h: 0 }) ? h : 0), 0);
  const fixed = sum((item) => !elastic(item)) + gap * (items.length - 1);
  const k = at.height === undefined ? 1 : Math.max(0.3, (at.height - fixed) / sum(elastic));
  let y = at.y;
  let svg = "";
  items.forEach((item, i) => {
    const h = (heights[i] ?? 0) * (elastic(item) ? k : 1);
    svg += drawItem(item, at, y, h);
    y += h + gap;
  });
  return { svg, bottom: y - gap };
}

export const line = (
  words: string,
  h: number,
  more: Partial<Extract<Line, { kind: "line" }>> = {},
): Line => ({ kind: "line", text: words, h, ...more });
export const small = (
  words: string,
  size: number,
  more: Partial<Extract<Line, { kind: "small" }>> = {},
): Line => ({ kind: "small", text: words, size, ...more });
export const prose = (
  words: string,
  size: number,
  more: Partial<Extract<Line, { kind: "prose" }>> = {},
): Line => ({ kind: "prose", text: words, size, ...more });
export const art = (h: number, draw: Extract<Line, { kind: "art" }>["draw"]): Line => ({
  kind: "art",
  h,
  draw,
});
