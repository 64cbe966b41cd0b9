import type { Metadata } from "sharp";
import {
  type Foreign,
  isAnimatedPng,
  openPicture,
  pictureFormat,
  weightRefusal,
} from "../open-picture/open-picture.ts";
import { allowForeignDecoders, PIXEL_LIMIT, sharp } from "../safe-sharp.ts";

/** The greatest weight of a photo that is reduced rather than refused, in bytes. */
const MAX_PHOTO_BYTES = 80 * 1024 * 1024;

/** The greatest number of pixels of one that is reduced: a phone's largest sensor has 200 million. */
const PHOTO_PIXELS = 250_000_000;

/** The longest side of what is written anew, in pixels: twice what the site shows, so that a repository stays light. */
const LONGEST_SIDE = 2400;

/** What is left of the longest side of one that is still too heavy. */
const SMALLER = 0.85;

/** Narrower, a picture is blurred on a wide screen. Pixels. */
const NARROW = 500;

const SECONDS = 60;

const NO_HEIC = `Cette photo est au format HEIC de l’iPhone, que cet ordinateur ne sait pas ouvrir. → Sur l’iPhone : « Réglages », « Appareil photo », « Formats », « Le plus compatible », pour les prochaines. Pour celle-ci : sur un Mac, clic droit, « Actions rapides », « Convertir l’image » ; sous Windows, ouvrez-la dans Paint et enregistrez-la en JPEG.`;
const NOT_OPENED =
  "Cette image est abîmée ou incomplète (copie interrompue ?). → Exportez l’original en JPEG, PNG ou WebP.";
const ANIMATED =
  "Cette image est animée. → Ajoutez --premiere-image pour n’en garder que la première, ou exportez celle que vous voulez.";

/**
 * A picture that the content may keep as it is: JPEG, PNG or WebP, upright, without what its camera wrote in it.
 * `changes` (« L’image a été … ») and `warnings` are for people, in French; sizes in pixels.
 */
export interface Photo {
  bytes: Buffer;
  extension: "jpg" | "png" | "webp";
  width: number;
  height: number;
  changes: string[];
  warnings: string[];
}

/** The photo, or why it is refused: French, what is wrong → what to do. `animated` when only its first frame could be taken. */
export type TakenPhoto = { ok: true; photo: Photo } | { ok: false; animated: boolean; refusal: string };

/**
 * Makes of a picture as a phone, a chat or a scanner gives it one that the site takes. What is already so keeps its very
 * bytes; the rest is written anew: turned upright, without place and camera, reduced, in a format that browsers know.
 * @param options.firstFrame whether the first frame of an animation will do
 */
export async function takePhoto(bytes: Buffer, { firstFrame }: { firstFrame: boolean }): Promise<TakenPhoto> {
  if (bytes.length > MAX_PHOTO_BYTES) return refuse(weightRefusal(bytes.length) ?? NOT_OPENED);
  const format = pictureFormat(bytes);
  const foreign = format.accepted ? undefined : format.foreign;
  if (!format.accepted && foreign === undefined) return refuse(await doorRefusal(bytes));
  if (foreign !== undefined) allowForeignDecoders();

  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header === undefined) return refuse(foreign === "HEIC" ? NO_HEIC : NOT_OPENED);
  if (header.width * header.height > PHOTO_PIXELS) return refuse(await doorRefusal(bytes));
  const animated = isAnimated(bytes, header, foreign);
  if (animated && !firstFrame) return { ok: false, animated, refusal: ANIMATED };

  const kept = format.accepted && !animated && fits(bytes, header) && !saysMore(header);
  const made = kept ? { bytes, extension: EXTENSIONS[format.name] } : await writeAnew(bytes, header, foreign);
  if (made === undefined) return refuse(foreign === "HEIC" ? NO_HEIC : NOT_OPENED);
  const opened = await openPicture(made.bytes);
  if (!opened.ok) return refuse(opened.refusal);

  const { width, height } = opened.pixels;
  const changes = kept ? [] : changesOf(header, { width, height, animated, foreign, to: made.extension });
  const warnings =
    width < NARROW ? [`${width} × ${height} pixels : elle sera floue. Avez-vous plus grand ?`] : [];
  return { ok: true, photo: { ...made, width, height, changes, warnings } };
}

const EXTENSIONS = { jpeg: "jpg", png: "png", webp: "webp" } as const;

function fits(bytes: Buffer, { width, height }: Metadata): boolean {
  return weightRefusal(bytes.length) === undefined && width * height <= PIXEL_LIMIT;
}

/** Whether a picture carries more than its pixels: which way up it was held, where, when and with what, words and drafts. */
function saysMore({ orientation = 1, exif, xmp, iptc, comments }: Metadata): boolean {
  return orientation !== 1 || [exif, xmp, iptc, comments].some((part) => part !== undefined);
}

function isAnimated(bytes: Buffer, { pages = 1 }: Metadata, foreign: Foreign | undefined): boolean {
  // A photo in HEIC may hold several pictures, of which one is the photo.
  return (pages > 1 && foreign !== "HEIC" && foreign !== "AVIF") || isAnimatedPng(bytes);
}

/** Writes a picture anew, its longest side at most `side` pixels: smaller until the site takes its weight. */
async function writeAnew(
  bytes: Buffer,
  header: Metadata,
  foreign: Foreign | undefined,
  side = Math.min(LONGEST_SIDE, Math.max(header.width, header.height)),
): Promise<Pick<Photo, "bytes" | "extension"> | undefined> {
  const pixels = sharp(bytes, { limitInputPixels: PHOTO_PIXELS, failOn: "truncated" })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  const lossless = header.format === "png" || foreign === "GIF";
  const extension = lossless ? "png" : header.format === "jpeg" ? "jpg" : "webp";
  const written =
    extension === "png"
      ? pixels.png()
      : extension === "jpg"
        ? pixels.jpeg({ quality: 92, mozjpeg: true })
        : pixels.webp({ quality: 92 });
  const made = await written.toBuffer().catch(() => undefined);
  if (made && weightRefusal(made.length))
    return writeAnew(bytes, header, foreign, Math.round(side * SMALLER));
  return made && { bytes: made, extension };
}

interface Outcome {
  width: number;
  height: number;
  animated: boolean;
  foreign: Foreign | undefined;
  to: Photo["extension"];
}

function changesOf(header: Metadata, { width, height, animated, foreign, to }: Outcome): string[] {
  const before = header.autoOrient;
  const changes: string[] = [];
  if ((header.orientation ?? 1) !== 1) changes.push("remise à l’endroit");
  if (saysMore({ ...header, orientation: 1 }))
    changes.push("débarrassée de ses informations cachées (lieu, appareil…)");
  if (animated) changes.push("réduite à la première image de l’animation");
  if (foreign !== undefined)
    changes.push(`convertie en ${to === "png" ? "PNG" : "WebP"} (c’était un ${foreign})`);
  if (before.width > width)
    changes.push(`réduite de ${before.width} × ${before.height} à ${width} × ${height} pixels`);
  return changes;
}

async function doorRefusal(bytes: Buffer): Promise<string> {
  const opened = await openPicture(bytes);
  return opened.ok ? NOT_OPENED : opened.refusal;
}

function refuse(refusal: string): TakenPhoto {
  return { ok: false, animated: false, refusal };
}
