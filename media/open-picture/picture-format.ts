/** What a file really is, from its first bytes; the extension has no say. */
export type PictureFormat =
  | { accepted: true; name: "jpeg" | "png" | "webp" }
  | { accepted: false; name: string };

const ACCEPTED: [RegExp, "jpeg" | "png" | "webp"][] = [
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG\r\n/, "png"],
  [/^RIFF[^]{4}WEBP/, "webp"],
];

const REFUSED: [RegExp, string][] = [
  [/^GIF8/, "un GIF"],
  [/^\s*(\xef\xbb\xbf)?\s*<(\?xml|svg|!--|!DOCTYPE svg)/i, "un dessin SVG"],
  [/^\s*<(!DOCTYPE html|html|head|body)/i, "une page web"],
  [/^%PDF/, "un PDF"],
  [/^BM/, "une image BMP"],
  [/^(II\*\0|MM\0\*)/, "une image TIFF"],
  [/^[^]{4}ftypavi[fs]/, "une image AVIF"],
  [/^[^]{4}ftyp(hei|mif|msf)/, "une photo HEIC d’iPhone"],
  [/^8BPS/, "un fichier Photoshop"],
  [/^gimp xcf/, "un fichier GIMP"],
  [/^PK/, "une archive ZIP"],
  [/^version https:\/\/git-lfs/, "un renvoi Git LFS, sans l’image"],
];

/** Recognises a picture by its first bytes. Refused kinds are named in French, with their article. */
export function pictureFormat(bytes: Buffer): PictureFormat {
  const head = bytes.toString("latin1", 0, 256);
  for (const [pattern, name] of ACCEPTED) if (pattern.test(head)) return { accepted: true, name };
  if (bytes.length === 0) return { accepted: false, name: "vide" };
  return {
    accepted: false,
    name: REFUSED.find(([pattern]) => pattern.test(head))?.[1] ?? "d’un format inconnu",
  };
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
