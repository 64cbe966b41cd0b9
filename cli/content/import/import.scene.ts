import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { contentFolder, picture } from "#reader/fixtures/content-folder.ts";
import { readContent } from "#reader/read-content.ts";
import { check } from "../check.ts";
import { noNetwork, run } from "../content.scene.ts";
import { importList } from "./import.ts";
import type { FileFetch } from "./outside-fetch.ts";

/** A content with a source beside its lists, and what `import` then says; what it wrote must pass `check`. */
export async function takeOver(
  words: string[],
  files: Record<string, string | Buffer>,
  {
    fetch = noNetwork,
    dir,
    fetchOutside = fetch,
  }: {
    fetch?: typeof globalThis.fetch;
    dir?: string;
    fetchOutside?: FileFetch;
  } = {},
) {
  const folder = dir ?? (await contentFolder());
  const source = `${folder}-source`;
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), bytes);
  }
  const [kind = "", name = "", ...options] = words;
  const said = [kind, join(source, name), ...options];
  const result = await run(importList, folder, said, fetch, undefined, fetchOutside);
  expect((await run(check, folder, [])).said).toContain("Aucune erreur");
  const reading = await readContent(folder);
  if (!reading.ok) throw new Error("check said otherwise");
  return { ...result, dir: folder, source, content: reading.content };
}

/** A picture of its own for each shade of red. */
export const sixty = (red: number) => picture("png", 600, 700, red);
