import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

/** A @fontsource family, by its package name; `weight` must be one the package ships. */
export type Face = string;

export interface Style {
  face: Face;
  size: number;
  weight?: number;
  /** Extra space between letters, in ems (0.1 = wide capitals). */
  tracking?: number;
}

export type Anchor = "start" | "middle" | "end";

export interface Shape {
  /** Path data with the baseline at y = 0 and the first letter at x = 0. */
  d: string;
  /** Advance width. */
  width: number;
  /** The box really inked: top is negative above the baseline. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ROOT = new URL("../node_modules/@fontsource/", import.meta.url);
const SINGLE_WEIGHT: Record<string, number> = { unifrakturcook: 700 };
const fonts = new Map<string, Font>();

function font(face: Face, weight: number, subset: "latin" | "latin-ext"): Font {
  const file = `${face}/files/${face}-${subset}-${SINGLE_WEIGHT[face] ?? weight}-normal.woff`;
  let found = fonts.get(file);
  if (!found) {
    found = create(readFileSync(new URL(file, ROOT)));
    fonts.set(file, found);
  }
  return found;
}

const NARROW_SPACE = "\u202f";

/** Splits a text in runs of one subset, narrow spaces apart (few faces have them). */
function runs(text: string, face: Face, weight: number): { text: string; font: Font | undefined }[] {
  const list: { text: string; font: Font | undefined }[] = [];
  for (const letter of text.replaceAll("\u00a0", " ")) {
    const code = letter.codePointAt(0) ?? 32;
    let use: Font | undefined;
    if (letter !== NARROW_SPACE) {
      use = font(face, weight, "latin");
      if (!use.hasGlyphForCodePoint(code)) use = font(face, weight, "latin-ext");
      if (!use.hasGlyphForCodePoint(code))
        throw new Error(`${face} has no glyph for « ${letter} » in « ${text} »`);
    }
    const last = list.at(-1);
    if (last && last.font === use && use) last.text += letter;
    else list.push({ text: letter, font: use });
  }
  return list;
}

const LETTER: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/** Turns a text into outlines. Throws when the face lacks a glyph. */
export function shape(
  text: string,
  { face, size, weight = 400, tracking = 0 }: Style,
  scaleX = 1,
  scaleY = 1,
): Shape {
  let pen = 0;
  let d = "";
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const run of runs(text, face, weight)) {
    if (!run.font) {
      pen += size * 0.16;
      continue;
    }
    const unit = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, i) => {
      const position = positions[i] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      for (const { command, args } of glyph.path.commands) {
        d += LETTER[command];
        for (let k = 0; k + 1 < args.length; k += 2) {
          const x = (pen + ((args[k] ?? 0) + position.xOffset) * unit) * scaleX;
          const y = -((args[k + 1] ?? 0) + position.yOffset) * unit * scaleY;
          [left, right, top, bottom] = [
            Math.min(left, x),
            Math.max(right, x),
            Math.min(top, y),
            Math.max(bottom, y),
          ];
          d += `${x.toFixed(1)} ${y.toFixed(1)} `;
        }
      }
      pen += position.xAdvance * unit + tracking * size;
    });
  }
  const width = Math.max(0, pen - tracking * size) * scaleX;
  if (left === Infinity) [left, right, top, bottom] = [0, width, 0, 0];
  return { d, width, left, right, top, bottom };
}

export function measure(text: string, style: Style): Omit<Shape, "d"> {
  const { d: _, ...box } = shape(text, style);
  return box;
}
