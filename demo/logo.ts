import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { clip, path, svg } from "./kit/svg.ts";

const DISC = "M16 256a240 240 0 1 1 480 0a240 240 0 1 1 -480 0Z";
/** Everything of the moon but its lit crescent, on the left. */
const SHADOW = "M60 226a230 230 0 1 1 460 0a230 230 0 1 1 -460 0Z";
/** The M of Minuit: two roofs and the street between them. */
const ROOFS = "M96 512V214L150 118L256 296L362 118L416 214V512H334V304L256 430L178 304V512Z";
/** Twelve o'clock. */
const STAR =
  "M256 52C262 96 276 112 312 120C276 128 262 144 256 188C250 144 236 128 200 120C236 112 250 96 256 52Z";

/** The emblem of « Minuit Carmin »: a crimson moon, an M of roofs, the star of midnight; 512 units, nothing behind. */
export function emblem(): string {
  return svg(
    512,
    512,
    path(DISC, "#e0233f"),
    clip(DISC, path(SHADOW, "#b0132f"), path(ROOFS, "#140d1a")),
    path(STAR, "#ffe9c4"),
  );
}

/** Writes content/site/logo.png (512 × 512, transparent); `root` is the project's folder. */
export async function makeLogo(root: URL): Promise<void> {
  const folder = new URL("content/site/", root);
  await mkdir(folder, { recursive: true });
  await writeFile(
    new URL("logo.png", folder),
    await sharp(Buffer.from(emblem())).png({ palette: true, effort: 10 }).toBuffer(),
  );
  console.log("logo : dessiné");
}
