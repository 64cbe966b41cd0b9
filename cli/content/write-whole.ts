import { rename, writeFile } from "node:fs/promises";

/** Writes a file so that a cut leaves either what was there or all of the new. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.tmp`, text);
  await rename(`${path}.tmp`, path);
}
