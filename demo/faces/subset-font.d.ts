declare module "subset-font" {
  /** Cuts a font down to the characters of a text, and to the OpenType features that are kept. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; keepFeatures: readonly string[]; noHinting: boolean },
  ): Promise<Buffer>;
}
