import * as z from "zod";

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});

/** What the bundler says of its output, by source: the file, what it imports at once, its style sheets. */
export const ViteManifest = z.record(z.string(), Chunk);
export type ViteManifest = z.output<typeof ViteManifest>;

/** What every page begins with, then the site's code that follows the first pictures (app/boot). */
const EVERYWHERE = ["index.html", "entry-client.tsx"];

/** All that a page needs at once, in order, each chunk once. */
export function pageChunks(manifest: ViteManifest, source: string): z.output<typeof Chunk>[] {
  const seen = new Set<string>();
  return [...EVERYWHERE, source].flatMap((name) => chunksOf(manifest, name, seen));
}

/** The chunk of a source after all that it imports at once, each named once. Throws for a source without a chunk: its page would ship without its style. */
function chunksOf(manifest: ViteManifest, source: string, seen: Set<string>): z.output<typeof Chunk>[] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The bundler made no chunk of ${source}.`);
  if (seen.has(source)) return [];
  seen.add(source);
  return [...chunk.imports.flatMap((imported) => chunksOf(manifest, imported, seen)), chunk];
}
