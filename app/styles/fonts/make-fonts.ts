// Cuts the site's three faces down to the characters that French needs. Run: npx node app/styles/fonts/make-fonts.ts
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const FRENCH = "àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸñÑáÁíÍóÓúÚ«»‹›“”‘’…–—•·°×€№\u00a0\u202f©®™→←↑↓";

/** What the pages use; fractions and old figures would bring forty glyphs more. */
const FEATURES = ["kern", "liga", "tnum"];

const faces = [
  ["@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff2", "big-shoulders-800.woff2"],
  ["@fontsource/barlow/files/barlow-latin-400-normal.woff2", "barlow-400.woff2"],
  ["@fontsource/barlow/files/barlow-latin-600-normal.woff2", "barlow-600.woff2"],
] as const;

for (const [source, target] of faces) {
  const original = await readFile(new URL(`../../../node_modules/${source}`, import.meta.url));
  const subset = await subsetFont(original, LATIN + FRENCH, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
  });
  await writeFile(new URL(target, import.meta.url), subset);
  console.log(`${target}: ${original.length} → ${subset.length} octets`);
}
