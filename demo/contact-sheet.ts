import sharp from "sharp";
import { families } from "./affiches/all.ts";
import type { Poster } from "./kit/poster.ts";
import { thumbnail } from "./kit/render.ts";
import { signFamilies } from "./panneaux/all.ts";

/** Writes a PNG with the posters side by side, `columns` a row, each `width` px wide: the way to judge a family. */
async function contactSheet(
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

// `npm run sheet -- FAMILY FILE.png`
const [name, file] = process.argv.slice(2);
const family = [...families, ...signFamilies].find((candidate) => candidate.name === name);
if (!family || file === undefined) {
  const names = [...families, ...signFamilies].map((one) => one.name).join(", ");
  console.error(`Il faut une famille et un fichier PNG. Les familles : ${names}`);
  process.exitCode = 1;
} else await contactSheet(family.posters, file);
