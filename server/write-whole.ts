import { open, rename } from "node:fs/promises";

/** Writes a file beside its place, syncs it to the disk, then puts it there in one step: whole or not at all, after a power cut too. */
export async function writeWhole(path: string, text: string | Uint8Array): Promise<void> {
  // Two processes may write the same one.
  const beside = `${path}.${process.pid}.tmp`;
  const file = await open(beside, "w", 0o644);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}
