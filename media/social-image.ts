import sharp from "sharp";

/** What the chats show of a link, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
/** How far a picture of the row may lean, in degrees: enough to say that hands hung it. */
const LEANS = [-4, 2.5, -1.5, 3.5, -3];

/** The most room that one picture takes, and the wall between two, in pixels. */
const ROOM = { width: 520, height: 470 };
const GAP = 24;

/**
 * A 1200 × 630 JPEG for the chats: pictures of a page hung in a row on the night, the logo over them.
 * @param pictures files, or encoded pictures; as many are taken as fill the row, none gives the logo alone
 * @param logo file of the logo
 * @param night colour behind them, `#rrggbb`
 */
export async function socialImage(
  pictures: readonly (string | Buffer)[],
  logo: string,
  night: string,
): Promise<Buffer> {
  const hung: Hung[] = [];
  let length = -GAP;
  for (const [index, picture] of pictures.entries()) {
    if (length >= SOCIAL_SIZE.width) break;
    const next = await hang(picture, LEANS[index % LEANS.length] ?? 0);
    hung.push(next);
    length += GAP + next.width;
  }
  // The row stands in the middle; what is too long goes on beyond both edges.
  let left = (SOCIAL_SIZE.width - length) / 2;
  const row = hung.map(({ data, width, leaning }) => {
    const place = {
      input: data,
      left: Math.round(left + (width - leaning.width) / 2),
      top: Math.round((SOCIAL_SIZE.height - leaning.height) / 2),
    };
    left += width + GAP;
    return place;
  });
  const badge = await sharp(logo)
    .resize(hung.length > 0 ? 150 : 400)
    .png()
    .toBuffer({ resolveWithObject: true });
  const corner =
    hung.length > 0 ? { left: 36, top: SOCIAL_SIZE.height - badge.info.height - 36 } : { gravity: "centre" };
  return sharp({
    create: { width: SOCIAL_SIZE.width, height: SOCIAL_SIZE.height, channels: 3, background: night },
  })
    .composite([...row, { input: badge.data, ...corner }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

interface Hung {
  data: Buffer;
  /** The picture's own width, upright. */
  width: number;
  leaning: { width: number; height: number };
}

async function hang(picture: string | Buffer, degrees: number): Promise<Hung> {
  const upright = await sharp(picture)
    .resize({ ...ROOM, fit: "inside" })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(upright.data)
    .rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: upright.info.width, leaning: info };
}

/** A picture of one colour, `#rrggbb`, to hang among the others. */
export function plainPlate(colour: string): Promise<Buffer> {
  const plate = { width: 220, height: ROOM.height, channels: 3, background: colour } as const;
  return sharp({ create: plate }).png().toBuffer();
}
