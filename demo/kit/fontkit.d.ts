/** The few members of fontkit this folder uses (the package ships no types). */
declare module "fontkit" {
  export interface PathCommand {
    command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
    args: number[];
  }
  export interface Glyph {
    path: { commands: PathCommand[] };
  }
  export interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): GlyphRun;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  /** A face opened by its path, as far as its widths are measured. */
  export function openSync(path: string): Pick<Font, "unitsPerEm" | "layout"> & {
    glyphForCodePoint(code: number): { advanceWidth: number };
  };
  export function create(buffer: Buffer): Font;
}
