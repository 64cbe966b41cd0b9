// Writes stand-ins.css. Run: npx node app/styles/stand-ins/make-stand-ins.ts
// Followed by a folder of .ttf files (fonts-liberation, fonts-roboto-unhinted, fonts-noto-core and fonts-dejavu-core of
// Debian, unpacked with dpkg -x), it first measures the faces again into widths.json.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSync } from "fontkit";
import { standInsCss } from "./stand-ins.ts";

/** The file of each face: the site's beside here, the system's somewhere in the folder that was given. */
const FILES: Record<string, string> = {
  "Barlow 400": "barlow-400.woff2",
  "Barlow 600": "barlow-600.woff2",
  "Big Shoulders 800": "big-shoulders-800.woff2",
  "Arial regular": "LiberationSans-Regular.ttf",
  "Arial bold": "LiberationSans-Bold.ttf",
  "Roboto regular": "Roboto-Regular.ttf",
  "Roboto bold": "Roboto-Bold.ttf",
  "Noto regular": "NotoSans-Regular.ttf",
  "Noto bold": "NotoSans-Bold.ttf",
  "DejaVu regular": "DejaVuSans.ttf",
  "DejaVu bold": "DejaVuSans-Bold.ttf",
};
const CHARACTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}àâæçéèêëîïôœùûüÀÂÇÉÈÊÎÔŒ«»‘’“”…–—·°×`;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const [folder] = process.argv.slice(2);
if (folder === undefined) await writeFile(here("stand-ins.css"), standInsCss());
else await measure(folder);

/** Measures every face into widths.json, which stand-ins.ts reads when it is run the next time. */
async function measure(systemFolder: string): Promise<void> {
  const sample = (await readFile(here("stand-ins.ts"), "utf8")).match(/SAMPLE = `([^`]+)`/)?.[1] ?? "";
  const found = await readdir(systemFolder, { recursive: true });
  const faces: Record<string, { advances: number[]; kerning: number }> = {};
  for (const [name, file] of Object.entries(FILES)) {
    const system = found.find((path) => path.endsWith(`/${file}`) || path === file);
    const path = file.endsWith(".woff2") ? here(`../fonts/${file}`) : join(systemFolder, system ?? file);
    const font = openSync(path);
    const width = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
    let plain = 0;
    let kerned = 0;
    for (const word of sample.split(/\s+/)) {
      plain += [...word].reduce((sum, letter) => sum + width(letter), 0);
      kerned += font.layout(word).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    }
    faces[name] = {
      advances: [...CHARACTERS].map((letter) => Math.round((width(letter) / font.unitsPerEm) * 1000)),
      kerning: Number((kerned / plain).toFixed(4)),
    };
  }
  const lines = Object.entries(faces).map(
    ([name, face]) => `    ${JSON.stringify(name)}: ${JSON.stringify(face)}`,
  );
  await writeFile(
    here("widths.json"),
    `{\n  "characters": ${JSON.stringify(CHARACTERS)},\n  "faces": {\n${lines.join(",\n")}\n  }\n}\n`,
  );
}
