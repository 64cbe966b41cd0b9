/** What a file really is, from its first bytes; the extension has no say. */
export type PictureFormat =
  | { accepted: true; name: "jpeg" | "png" | "webp" }
  | { accepted: false; name: string; foreign: Foreign | undefined };

/** A format that the site does not take, and that can be turned into one that it takes. */
export type Foreign = "GIF" | "TIFF" | "AVIF" | "HEIC";

const ACCEPTED: [RegExp, "jpeg" | "png" | "webp"][] = [
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG\r\n/, "png"],
  [/^RIFF[^]{4}WEBP/, "webp"],
];

const REFUSED: [pattern: RegExp, name: string, foreign?: Foreign][] = [
  [/^GIF8/, "un GIF", "GIF"],
  [/^\s*(\xef\xbb\xbf)?\s*<(\?xml|svg|!--|!DOCTYPE svg)/i, "un dessin SVG"],
  [/^\s*<(!DOCTYPE html|html|head|body)/i, "une page web"],
  [/^%PDF/, "un PDF"],
  [/^BM[^]{4}\0{4}/, "une image BMP"],
  [/^(II\*\0|MM\0\*)/, "une image TIFF", "TIFF"],
  [/^[^]{4}ftypavi[fs]/, "une image AVIF", "AVIF"],
  [/^[^]{4}ftyp(hei|mif|msf)/, "une photo HEIC d’iPhone", "HEIC"],
  [/^8BPS/, "un fichier Photoshop"],
  [/^gimp xcf/, "un fichier GIMP"],
  [/^PK/, "une archive ZIP"],
];

/** Recognises a picture by its first bytes. Refused kinds are named in French, with their article. */
export function pictureFormat(bytes: Buffer): PictureFormat {
  const head = bytes.toString("latin1", 0, 256);
  for (const [pattern, name] of ACCEPTED) if (pattern.test(head)) return { accepted: true, name };
  if (bytes.length === 0) return { accepted: false, name: "vide", foreign: undefined };
  const [, name = "d’un format inconnu", foreign] = REFUSED.find(([pattern]) => pattern.test(head)) ?? [];
  return { accepted: false, name, foreign };
}

/** Whether a PNG holds an animation (APNG): a control chunk stands before the pixels. Decoders show its first frame only. */
export function isAnimatedPng(bytes: Buffer): boolean {
  let offset = 8;
  while (offset + 8 <= bytes.length) {
    const kind = bytes.toString("latin1", offset + 4, offset + 8);
    if (kind === "acTL") return true;
    if (kind === "IDAT") return false;
    offset += 12 + bytes.readUInt32BE(offset);
  }
  return false;
}
