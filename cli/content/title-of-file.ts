import { basename } from "node:path";

/** Words that a camera, a chat or a screen puts in a name by itself. */
const OF_MACHINES = new Set(
  "img image images dsc dscf dscn dcim pxl mvimg photo photos picture screenshot screen shot capture d’écran écran ecran whatsapp signal received fb unnamed untitled sans titre unknown download fichier file at à pm am hdr edit copie copy telegram".split(
    " ",
  ),
);

/** A number, with the letters that machines put before it, or a digest. */
const NUMBER = /^([a-z]{0,6}\d+|[a-f\d]{8,})$/;

/** The title that a file's name says, or undefined when a machine gave the name: « votez-vargas.webp » → « Votez vargas ». */
export function titleOfFile(path: string): string | undefined {
  const name = basename(path)
    .replace(/\.[^.]*$/, "")
    .normalize("NFC");
  const words = name.split(/[^\p{L}\p{N}’']+/u).filter((word) => word !== "");
  if (words.map((word) => word.toLowerCase()).every((word) => OF_MACHINES.has(word) || NUMBER.test(word)))
    return undefined;
  const title = name.replace(/[-_\s]+/g, " ").trim();
  return title.charAt(0).toUpperCase() + title.slice(1);
}
