// The editor takes whatever a person drops that its name says to be right: a drawing, a PDF, a scan. The check would refuse it.
import { frenchSpaces } from "#text/french-spaces.ts";
import type { Change } from "./change.ts";

/** How the files that the site takes begin, by the end of their name; any image may bear the name of another. */
const IMAGE = /^(?:\u00ff\u00d8\u00ff|\u0089PNG|RIFF[^]{4}WEBP)/;
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  jpg: IMAGE,
  jpeg: IMAGE,
  png: IMAGE,
  webp: IMAGE,
  mp3: /^(?:ID3|\u00ff[\u00e0-\u00ff])/,
  ogg: /^OggS/,
  // oxlint-disable-next-line no-control-regex -- a film begins so
  webm: /^\u001aE\u00df\u00a3/,
  mp4: /^[^]{4}ftyp/,
  vtt: /^(?:\u00ef\u00bb\u00bf)?WEBVTT/,
  woff2: /^wOF2/,
};

/** The files that are no image, no sound and no film, whatever their name, in the words of the form. */
export async function wrongFiles(changes: readonly Change[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path, data } of changes) {
    if (!(data instanceof Blob)) continue;
    const name = path.slice(path.lastIndexOf("/") + 1);
    const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
    const bytes = new Uint8Array(await data.slice(0, 16).arrayBuffer());
    const beginning = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
    if (BEGINNINGS[ending]?.test(beginning) !== true) wrong.push(name);
  }
  return wrong.map((name) =>
    frenchSpaces(
      `« ${name} » n’est pas ce que le site sait montrer : une image est en JPEG, PNG ou WebP, un son en MP3 ou OGG, un film en WebM ou MP4. Ouvrez l’original, exportez-le ainsi, puis choisissez-le à la place.`,
    ),
  );
}
