import { renameSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { SetAside } from "../../message-store.ts";

/** Moves a damaged database and its logs aside, under a name that tells when. @returns the new path */
export function moveAside(path: string): string {
  const aside = path.replace(/\.sqlite$/, `.abimee-${new Date().toISOString().replace(/[:.]/g, "-")}.sqlite`);
  for (const suffix of ["", "-wal", "-shm"]) moveIfThere(path + suffix, aside + suffix);
  return aside;
}

/** The databases of a data folder that were set aside, their logs with them. */
export async function listSetAside(dataDir: string): Promise<SetAside[]> {
  const names = await readdir(dataDir);
  return names.flatMap((name) => {
    const day = name.match(/^contact\.abimee-(\d{4}-\d{2}-\d{2})/)?.[1];
    return day === undefined ? [] : [{ name, day }];
  });
}

/** Removes databases that were set aside. */
export function dropSetAside(dataDir: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(dataDir, name), { force: true });
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
