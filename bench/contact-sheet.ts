import { sharp } from "#media/safe-sharp.ts";
import { escapeHtml } from "#text/escape-html.ts";

/** One screen of a visit, as PNG, and what it shows. */
export interface Shot {
  words: string;
  picture: Buffer;
}

/** Height of every picture, room under it for its words, and room around, in pixels. */
const HIGH = 560;
const CAPTION = 36;
const GAP = 20;

/** Writes the rows of a visit, a screen a row, as one picture with the words under each shot. */
export async function writeContactSheet(rows: readonly Shot[][], file: string): Promise<void> {
  const pieces = [];
  let wide = 0;
  let top = GAP;
  for (const row of rows) {
    let left = GAP;
    for (const { words, picture } of row) {
      const { data, info } = await sharp(picture)
        .resize({ height: HIGH })
        .png()
        .toBuffer({ resolveWithObject: true });
      pieces.push({ input: data, left, top }, { input: caption(words, info.width), left, top: top + HIGH });
      left += info.width + GAP;
    }
    wide = Math.max(wide, left);
    top += HIGH + CAPTION + GAP;
  }
  await sharp({ create: { width: wide, height: top, channels: 3, background: "#5a5560" } })
    .composite(pieces)
    .webp({ quality: 85 })
    .toFile(file);
}

/** The words in white, on one line or as many as there is room for. */
function caption(words: string, width: number) {
  const text = escapeHtml(words);
  return { text: { text: `<span foreground="white">${text}</span>`, font: "sans 11", width, rgba: true } };
}
