import sharp from "sharp";

/** What the chats show of a link, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
/** How far a picture of the row may lean, in degrees: enough to say that hands hung it. */
const LEANS = [-4, 2.5, -1.5, 3.5, -3];
const NIGHT = "#100c12";

/**
 * A 1200 × 630 JPEG for the chats: pictures of a page hung in a row on the night, the logo over them.
 * @param pictures files of pictures, five are enough; none gives the logo alone
 * @param logo file of the logo
 */
export async function socialImage(pictures: readonly string[], logo: string): Promise<Buffer> {
  const hung = await Promise.all(
    pictures.slice(0, LEANS.length).map((file, index) => lean(file, LEANS[index] ?? 0)),
  );
  const step = WIDTH / Math.max(1, hung.length);
  const row = hung.map(({ data, info }, index) => ({
    input: data,
    left: Math.round(step * (index + 0.5) - info.width / 2),
    top: Math.round((HEIGHT - info.height) / 2),
  }));
  const badge = await sharp(logo)
    .resize(hung.length > 0 ? 150 : 400)
    .png()
    .toBuffer({ resolveWithObject: true });
  const corner = hung.length > 0 ? { left: 36, top: HEIGHT - badge.info.height - 36 } : { gravity: "centre" };
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: NIGHT } })
    .composite([
      ...row.filter(({ left, top }) => left > -WIDTH && top > -HEIGHT),
      { input: badge.data, ...corner },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function lean(file: string, degrees: number) {
  const upright = await sharp(file)
    .resize({ width: 330, height: 470, fit: "inside" })
    .ensureAlpha()
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize({ height: HEIGHT, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}
