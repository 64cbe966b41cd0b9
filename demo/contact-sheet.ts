import sharp from "sharp";
import type { Poster } from "./kit/poster.ts";
import { thumbnail } from "./kit/render.ts";

/** Writes a PNG with the posters side by side, `columns` a row, each `width` px wide: the way to judge a family. */
export async function contactSheet(
  posters: readonly Poster[],
  file: string,
  width = 220,
  columns = 6,
): Promise<void> {
  const gap = 12;
  const cell = Math.round(width * 1.5);
  const tiles = [];
  for (const [i, poster] of posters.entries()) {
    const input = await thumbnail(poster, width);
    tiles.push({
      input,
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (cell + gap),
    });
  }
  const rows = Math.ceil(posters.length / columns);
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (cell + gap),
      channels: 3,
      background: "#17141a",
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}
