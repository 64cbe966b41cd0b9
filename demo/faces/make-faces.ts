import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const FRENCH = "àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸñÑáÁíÍóÓúÚ«»‹›“”‘’…–—•·°×€№\u00a0\u202f©®™→←↑↓";

/** What the pages use; fractions and old figures would bring forty glyphs more. */
const FEATURES = ["kern", "liga", "tnum"];

const FACES = [
  ["big-shoulders/files/big-shoulders-latin-800-normal.woff2", "big-shoulders-800.woff2"],
  ["barlow/files/barlow-latin-400-normal.woff2", "barlow-400.woff2"],
  ["barlow/files/barlow-latin-600-normal.woff2", "barlow-600.woff2"],
] as const;

/** Where the site keeps its own faces. */
export const SITE_FONTS = new URL("../../app/styles/fonts/", import.meta.url);

/** The site's own faces as WOFF2, by file name: the packages' faces cut down to the characters that French needs. */
export async function siteFaces(): Promise<Map<string, Buffer>> {
  const faces = new Map<string, Buffer>();
  for (const [source, target] of FACES) {
    const original = await readFile(new URL(`../node_modules/@fontsource/${source}`, import.meta.url));
    faces.set(
      target,
      await subsetFont(original, LATIN + FRENCH, {
        targetFormat: "woff2",
        keepFeatures: FEATURES,
        noHinting: true,
      }),
    );
  }
  return faces;
}

if (import.meta.main)
  for (const [name, face] of await siteFaces()) {
    await writeFile(new URL(name, SITE_FONTS), face);
    console.log(`${name} : ${face.length} octets`);
  }
