import type { Icon } from "#addresses/icons.ts";
import type { Pixels } from "../open-picture/open-picture.ts";
import { sharp } from "../safe-sharp.ts";

/** Raise it when the table of icons changes (addresses/icons.ts), or what is drawn below. */
export const ICONS_VERSION = 2;

/** Behind the logo where a system asks for an icon without transparency. */
const BACKGROUND = { r: 0x14, g: 0x11, b: 0x0f, alpha: 1 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Draws one icon from the logo, as PNG. */
export async function makeIcon({ data, raw }: Pixels, { side, share, opaque }: Icon): Promise<Buffer> {
  const inner = Math.round(side * share);
  const logo = await sharp(data, { raw })
    .resize({ width: inner, height: inner, fit: "contain", background: CLEAR })
    .png()
    .toBuffer();
  return (
    sharp({
      create: { width: side, height: side, channels: 4, background: opaque ? BACKGROUND : CLEAR },
    })
      .composite([{ input: logo, gravity: "centre" }])
      // A logo has few colours: a third of the bytes, of which every page asks for one.
      .png({ palette: true, quality: 90, compressionLevel: 9, effort: 10 })
      .toBuffer()
  );
}

/** Wraps a 32 px PNG as `favicon.ico`, for what still asks for that name. */
export function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
