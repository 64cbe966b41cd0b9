import { lineFinder } from "./line-finder.ts";
import { Refused } from "./value.ts";

/** UTF-8's own bytes for French accents and quotes, which Windows' own would show as « Ã© » or « â€™ ». */
const UTF8_BYTES = /\xC3[\x80-\xBF]|\xE2\x80[\x80-\xBF]/;

/** What the accents of an old Mac or of MS-DOS become in Windows' own, where no French word has it. */
const STRANGE = /[\u0081\u008D\u008F\u0090\u009D]|\p{L}[‚ƒˆ]|\p{Ll}[ŠŽ]|[ƒˆ]\p{Ll}|\p{Ll}[‡‰™]\p{Ll}/u;

/**
 * The text of a file in whatever a French computer saves: UTF-8 or UTF-16 with or without its mark, or Windows' own (cp1252).
 * @throws Refused where accents would be lost: names make addresses that stay
 */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return windowsText(bytes);
  }
}

function windowsText(bytes: Buffer): string {
  if (UTF8_BYTES.test(bytes.toString("latin1"))) {
    const text = new TextDecoder().decode(bytes);
    throw new Refused(
      "Cette ligne n’est pas en UTF-8, quand le reste du fichier l’est. → Dans un éditeur de texte, retapez-la et enregistrez en UTF-8.",
      lineFinder(text)(text.indexOf("\uFFFD")),
    );
  }
  const text = new TextDecoder("windows-1252").decode(bytes);
  const strange = STRANGE.exec(text);
  if (!strange) return text;
  throw new Refused(
    "Les accents de ce fichier ne se lisent pas : il vient d’un Mac ou de MS-DOS. → Enregistrez-le de nouveau : dans un tableur, « CSV UTF-8 » ; dans un éditeur de texte, encodage UTF-8.",
    lineFinder(text)(strange.index),
  );
}
