import { shape, type Anchor, type Style } from "./outline.ts";
import { escapeAttribute, LETTERED } from "./lettering.ts";
import { el, type Attributes } from "./svg.ts";

export interface Paint {
  fill?: string;
  /** Any SVG attribute: stroke, 'stroke-width', opacity, filter, style… */
  attributes?: Attributes;
}

/** A path already shaped, with its paint. */
export function paint(d: string, { fill = "#111", attributes = {} }: Paint, transform: string): string {
  return el("path", { d, fill, transform, ...attributes });
}

/** A drawing with the words that it shows, for whoever reads the document: the picture stays the same. */
export function lettered(words: string, drawing: string): string {
  return el("g", { [LETTERED]: escapeAttribute(words) }, drawing);
}

export interface TextAt extends Style, Paint {
  x: number;
  /** Baseline. */
  y: number;
  anchor?: Anchor;
}

/** One line of text, as a path, on a baseline. */
export function text(words: string, at: TextAt): string {
  const s = shape(words, at);
  const shift = at.anchor === "middle" ? -(s.left + s.right) / 2 : at.anchor === "end" ? -s.right : 0;
  return lettered(words, paint(s.d, at, `translate(${(at.x + shift).toFixed(1)} ${at.y.toFixed(1)})`));
}

export interface Fit extends Omit<Style, "size">, Paint {
  /** Left edge of the box. */
  x: number;
  /** Top edge: where the ink begins. */
  y: number;
  width: number;
  /** With it the line is stretched to this ink height as well (wood type). */
  height?: number;
  /** Without stretching: never taller than this; then `anchor` places it in the box. */
  maxHeight?: number;
  anchor?: Anchor;
}

export interface Placed {
  svg: string;
  width: number;
  height: number;
  /** y of the lowest ink: where the next thing may start. */
  bottom: number;
  size: number;
}

/** One line scaled so that its ink fills the width exactly (and the height, when given). */
export function fitLine(words: string, fit: Fit): Placed {
  const base = shape(words, { ...fit, size: 100 });
  let ratio = fit.width / (base.right - base.left);
  const tall = base.bottom - base.top;
  if (fit.maxHeight !== undefined && fit.height === undefined) ratio = Math.min(ratio, fit.maxHeight / tall);
  const stretch = fit.height === undefined ? 1 : fit.height / (tall * ratio);
  const s = shape(words, { ...fit, size: 100 * ratio }, 1, stretch);
  const width = s.right - s.left;
  const free = fit.width - width;
  const shift = fit.anchor === "middle" ? free / 2 : fit.anchor === "end" ? free : 0;
  const height = s.bottom - s.top;
  const transform = `translate(${(fit.x + shift - s.left).toFixed(1)} ${(fit.y - s.top).toFixed(1)})`;
  return {
    svg: lettered(words, paint(s.d, fit, transform)),
    width,
    height,
    bottom: fit.y + height,
    size: 100 * ratio,
  };
}

export interface BlockLine extends Partial<Omit<Style, "size">>, Paint {
  text: string;
  height?: number;
  maxHeight?: number;
  anchor?: Anchor;
}

export interface Block extends Omit<Style, "size">, Paint {
  x: number;
  y: number;
  width: number;
  gap: number;
  /** Stretches all lines alike so that the block ends at this height. */
  height?: number;
  maxHeight?: number;
  anchor?: Anchor;
}

/** Lines each fitted to the same width and stacked by their ink: a justified title. A line may change face or fill. */
export function block(lines: readonly (string | BlockLine)[], at: Block): Placed {
  const { height, ...rest } = at;
  const list = lines.map((line): Fit & { text: string } => ({
    ...rest,
    ...(typeof line === "string" ? { text: line } : line),
  }));
  const natural = list.map((line) => fitLine(line.text, line).height);
  const total = natural.reduce((sum, h) => sum + h, 0);
  const gaps = at.gap * (lines.length - 1);
  const stretch = height === undefined ? undefined : (height - gaps) / total;
  let y = at.y;
  let drawn = "";
  list.forEach((line, i) => {
    const own = natural[i] ?? 0;
    const placed = fitLine(
      line.text,
      stretch === undefined ? { ...line, y } : { ...line, y, height: own * stretch },
    );
    drawn += placed.svg;
    y = placed.bottom + at.gap;
  });
  return { svg: drawn, width: at.width, height: y - at.gap - at.y, bottom: y - at.gap, size: 0 };
}
