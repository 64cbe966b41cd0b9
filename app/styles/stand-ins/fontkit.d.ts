declare module "fontkit" {
  /** Opens a font file. The package ships no types: these are the few members that are used here. */
  export function openSync(path: string): {
    unitsPerEm: number;
    glyphForCodePoint(code: number): { advanceWidth: number };
    layout(text: string): { positions: { xAdvance: number }[] };
  };
}
