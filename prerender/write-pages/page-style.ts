import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lastingFile } from "../lasting-file.ts";
import type { PublicFile } from "../public-files.ts";
import { LAYER_ORDER } from "../style-facts.ts";
import type { StyleMemory } from "./style-memory.ts";
import { pageChunks, type ViteManifest } from "../bundle/bundle.ts";

const layers = new Set(LAYER_ORDER.split(","));

/** The style of one page: its text, the hash that the security policy allows, how it stands in the page, and the sheet that follows. */
export interface PageStyle {
  css: string;
  hash: string;
  html: string;
  /** The address of the sheet with the rest, which comes with the code. */
  late: string;
}

/**
 * What a page's HTML needs of style, in one text to stand inside the page, and the rest in a sheet that comes with the code
 * (docs/decisions/0003). Each sheet is named by a link as well, disabled so that no browser fetches it: the bundler's loader,
 * and that of the content, then know that it is there.
 * @param client the folder of the bundler's output for browsers
 * @param source the page's source, as the manifest names it
 * @param own the style of the content, and its files among it
 * @param html the page as it was rendered beforehand
 * @param split takes the style apart
 */
export async function pageStyle(
  client: string,
  manifest: ViteManifest,
  source: string,
  own: { theme: string; sheets: readonly PublicFile[] },
  html: string,
  split: StyleMemory["split"],
): Promise<PageStyle> {
  const files = [...new Set(pageChunks(manifest, source).flatMap((chunk) => chunk.css))];
  const sheets = await Promise.all(files.map((file) => readFile(join(client, file), "utf8")));
  const style = [...sheets, own.theme, ...own.sheets.map(({ body }) => body)].join("").trim();
  for (const [, layer = ""] of style.matchAll(/@layer ([\w-]+)\{/g))
    if (!layers.has(layer)) throw new Error(`app/styles/layers.css gives no place to @layer ${layer}.`);
  const { shown, late } = split(style, html);
  const css = `@layer ${LAYER_ORDER};${shown}`;
  const addresses = [...files.map((file) => `/${file}`), ...own.sheets.map(({ path }) => path)];
  const links = addresses.map((href) => `<link rel="stylesheet" href="${href}" disabled />`);
  return {
    css,
    hash: `sha256-${createHash("sha256").update(css).digest("base64")}`,
    html: [`<style>${css}</style>`, ...links].join("\n"),
    late: await writeLate(client, late),
  };
}

async function writeLate(client: string, css: string): Promise<string> {
  const { path, body } = lastingFile("late", "css", css);
  await writeFile(join(client, path), body);
  return path;
}
