import * as z from "zod";

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
type Chunk = z.output<typeof Chunk>;

/** What the bundler says of its output, by source: the file, what it imports at once, its style sheets. */
export const ViteManifest = z.record(z.string(), Chunk);
export type ViteManifest = z.output<typeof ViteManifest>;

/** What every page begins with. */
const FIRST = "index.html";
/** The site's code, which follows the first pictures (app/boot). */
const ENTRY = "entry-client.tsx";
/** What asks again for the first script where it was lost. */
const AGAIN = "boot/again.ts";

/** All that a page needs at once, in order, each chunk once. */
export function pageChunks(manifest: ViteManifest, source: string): Chunk[] {
  const seen = new Set<string>();
  return [FIRST, ENTRY, source].flatMap((name) => chunksOf(manifest, name, seen));
}

/**
 * The scripts of a page by their addresses, each after those that it needs; last the one that takes the page over: a browser
 * asks anew for what the network lost by its own name alone, not as a part of another.
 */
export function pageScripts(manifest: ViteManifest, source: string): string[] {
  const takesOver = scriptOf(manifest, ENTRY);
  const scripts = pageChunks(manifest, source).map(({ file }) => `/${file}`);
  return [...scripts.filter((script) => script !== takesOver), takesOver];
}

/** The address of what asks again for the first script of a page. */
export function againScript(manifest: ViteManifest): string {
  return scriptOf(manifest, AGAIN);
}

function scriptOf(manifest: ViteManifest, source: string): string {
  return `/${chunkOf(manifest, source).file}`;
}

/** Throws for a source without a chunk: its page would ship without its style. */
function chunkOf(manifest: ViteManifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The bundler made no chunk of ${source}.`);
  return chunk;
}

/** The chunk of a source after all that it imports at once, each named once. */
function chunksOf(manifest: ViteManifest, source: string, seen: Set<string>): Chunk[] {
  const chunk = chunkOf(manifest, source);
  if (seen.has(source)) return [];
  seen.add(source);
  return [...chunk.imports.flatMap((imported) => chunksOf(manifest, imported, seen)), chunk];
}
