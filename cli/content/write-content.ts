import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { writeWhole } from "#disk/write-whole.ts";

/** Writes a file of the content, in folders that are made where they are missing: a cut leaves either what was there or all of the new. */
export async function writeContent(path: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeWhole(path, text);
}
