import { rename, rm, writeFile } from "node:fs/promises";

let written = 0;

/** Writes a file beside its place, syncs it to the disk, then puts it there in one step: whole or not at all, after a power cut too. */
export async function writeWhole(path: string, text: string | Uint8Array): Promise<void> {
  // Two processes may write the same one, and one of them twice at once.
  const beside = `${path}.${process.pid}-${++written}.tmp`;
  try {
    await writeFile(beside, text, { flush: true });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    // The name beside says nothing to a person, and a write that fails says none.
    throw error instanceof Error && "code" in error ? Object.assign(error, { path }) : error;
  }
}
