import type { Metadata, OutputInfo } from "sharp";
import { WIDEST } from "#schemas/picture.ts";
import { type Foreign, isAnimatedPng, pictureFormat } from "./picture-format.ts";
import { pointerRefusal } from "../lfs-pointer.ts";
import { PIXEL_LIMIT, sharp } from "../safe-sharp.ts";

export { type Foreign, isAnimatedPng, pictureFormat };

/** The greatest weight of an original, in bytes. */
const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

const LONGEST_SIDE = 16_000;
const DECODE_SECONDS = 20;

const SHRINK =
  "Ouvrez-la dans un éditeur d’images, réduisez-la à 2000 pixels de large et exportez-la en JPEG.";
const REEXPORT = "Ouvrez l’original et exportez-le de nouveau en JPEG, PNG ou WebP.";
const BROKEN = `Cette image est abîmée ou incomplète (copie interrompue ?). → ${REEXPORT}`;

/** Decoded pixels, upright, sRGB, without metadata, at most {@link WIDEST} wide. `width` and `height` are the original's. */
export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 | 4 };
  width: number;
  height: number;
  transparent: boolean;
}

/** The pixels, or why the picture is refused: French, what is wrong → what to do. */
export type OpenedPicture = { ok: true; pixels: Pixels } | { ok: false; refusal: string };

/** Why a file of this weight is not even read, or undefined. */
export function weightRefusal(bytes: number): string | undefined {
  if (bytes <= MAX_PICTURE_BYTES) return undefined;
  return `Cette image pèse ${Math.ceil(bytes / 1024 / 1024)} Mo ; 15 Mo au plus. → ${SHRINK}`;
}

/** Checks a picture at the door and decodes it whole: format by content, size, single frame, unbroken. */
export async function openPicture(bytes: Buffer): Promise<OpenedPicture> {
  const pointer = pointerRefusal(bytes);
  if (pointer !== undefined) return refuse(pointer);
  const format = pictureFormat(bytes);
  if (!format.accepted) {
    if (format.name === "vide") return refuse(`Ce fichier est vide. → ${REEXPORT}`);
    return refuse(
      `Ce fichier est ${format.name} ; il faut une image JPEG, PNG ou WebP, quel que soit son nom. → ${REEXPORT}`,
    );
  }
  const header = await readHeader(bytes);
  if (!header) return refuse(BROKEN);
  const { width, height } = header;
  if (width * height > PIXEL_LIMIT || Math.max(width, height) > LONGEST_SIDE) {
    return refuse(`Cette image est trop grande : ${width} × ${height} pixels. → ${SHRINK}`);
  }
  if ((header.pages ?? 1) > 1 || (format.name === "png" && isAnimatedPng(bytes))) {
    return refuse("Cette image est animée. → Exportez une seule de ses images, en JPEG, PNG ou WebP.");
  }
  return decode(bytes, header);
}

async function readHeader(bytes: Buffer): Promise<Metadata | undefined> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

async function decode(bytes: Buffer, header: Metadata): Promise<OpenedPicture> {
  try {
    const { data, info } = await sharp(bytes, {
      failOn: "truncated",
      limitInputPixels: PIXEL_LIMIT,
      sequentialRead: true,
    })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      // Nothing is made wider than this, so nothing wider is kept in memory.
      .resize({ width: WIDEST, withoutEnlargement: true })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: channelsOf(info) };
    const transparent = raw.channels === 4 && !(await sharp(data, { raw }).stats()).isOpaque;
    return {
      ok: true,
      pixels: { data, raw, transparent, width: header.autoOrient.width, height: header.autoOrient.height },
    };
  } catch {
    return refuse(BROKEN);
  }
}

function channelsOf(info: OutputInfo): 3 | 4 {
  if (info.channels === 3 || info.channels === 4) return info.channels;
  throw new Error(`Unexpected number of channels: ${info.channels}`);
}

function refuse(refusal: string): OpenedPicture {
  return { ok: false, refusal };
}
