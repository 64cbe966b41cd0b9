import type { ImportExtension } from "#schemas/gallery-item.ts";
import { sharp } from "../safe-sharp.ts";

const WIDTH = 512;
const HEIGHT = 724;
const PAPER = [0x2a, 0x25, 0x22] as const;
const INK = [0x8a, 0x7d, 0x72] as const;

/**
 * The image that stays at the address of a withdrawn poster, for walls in the game that still show it: an empty sheet
 * with a barred circle. Without words, so that it says the same in any language and size.
 */
export async function tombstone(extension: ImportExtension): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const ink = Math.max(frame(x, y), barredCircle(x - WIDTH / 2, y - HEIGHT / 2));
      const offset = (y * WIDTH + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        data[offset + channel] = Math.round((PAPER[channel] ?? 0) * (1 - ink) + (INK[channel] ?? 0) * ink);
      }
    }
  }
  const sheet = sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  return extension === "png"
    ? sheet.png({ palette: true }).toBuffer()
    : sheet.jpeg({ quality: 86, progressive: false }).toBuffer();
}

function frame(x: number, y: number): number {
  const inward = Math.min(x, y, WIDTH - 1 - x, HEIGHT - 1 - y);
  return stroke(inward - 28, 1.5);
}

function barredCircle(x: number, y: number): number {
  const radius = Math.hypot(x, y);
  const bar = radius < 96 ? stroke((x + y) / Math.SQRT2, 7) : 0;
  return Math.max(stroke(radius - 96, 7), bar);
}

/** How much of a line covers a point at this distance of its middle: 0 to 1, soft over one pixel. */
function stroke(distance: number, half: number): number {
  return Math.min(1, Math.max(0, half + 0.5 - Math.abs(distance)));
}
