import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LAYER_ORDER } from "../style-facts.ts";
import { pageChunks, type ViteManifest } from "./vite-manifest.ts";

const layers = new Set(LAYER_ORDER.split(","));

/** The style of one page: its text, the hash that the security policy allows, and how it stands in the page. */
export interface PageStyle {
  css: string;
  hash: string;
  html: string;
}

/**
 * What the app and one page need of style, in one text to stand inside the page (docs/decisions/0003). Each sheet is named
 * by a link as well, disabled so that no browser fetches it: the bundler's loader then knows that it is there.
 * @param client the folder of the bundler's output for browsers
 * @param source the page's source, as the manifest names it
 */
export async function pageStyle(client: string, manifest: ViteManifest, source: string): Promise<PageStyle> {
  const files = [...new Set(pageChunks(manifest, source).flatMap((chunk) => chunk.css))];
  const sheets = await Promise.all(files.map((file) => readFile(join(client, file), "utf8")));
  const style = sheets.join("").trim();
  for (const [, layer = ""] of style.matchAll(/@layer ([\w-]+)\{/g))
    if (!layers.has(layer)) throw new Error(`app/styles/layers.css gives no place to @layer ${layer}.`);
  const css = `@layer ${LAYER_ORDER};${style}`;
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`);
  return {
    css,
    hash: `sha256-${createHash("sha256").update(css).digest("base64")}`,
    html: [`<style>${css}</style>`, ...links].join("\n    "),
  };
}
