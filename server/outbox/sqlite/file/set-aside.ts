import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { SetAside } from "../../message-store.ts";
import { copyDatabase } from "./copy.ts";

/** Moves a database and its logs aside, under a name that tells why and when. @returns the new path */
export function moveAside(path: string, why: "abimee" | "remplacee" | "demenagee"): string {
  const aside = asidePath(path, why);
  for (const suffix of ["", "-wal", "-shm"]) moveIfThere(path + suffix, aside + suffix);
  return aside;
}

/**
 * Writes what an open connection still reads into a file of its own, when the file it opened is no longer there.
 * @returns the new path, or undefined when nothing could be read or there was no message in it
 */
export function saveAside(db: DatabaseSync, path: string): string | undefined {
  const aside = asidePath(path, "perdue");
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(aside, "", { mode: 0o600 });
    if (copyDatabase(db, aside) > 0) return aside;
  } catch {
    // Cut or overwritten while it was open: the caller says that nothing could be saved.
  }
  rmSync(aside, { force: true });
  return undefined;
}

/** The databases of a data folder that were set aside, their logs with them, and what a cut restoration has left. */
export async function listSetAside(dataDir: string): Promise<SetAside[]> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : [];
  return names.flatMap((name) => {
    const day = name.match(
      /^contact\.(?:abimee|perdue|remplacee|demenagee|restauree)-(\d{4}-\d{2}-\d{2})/,
    )?.[1];
    return day === undefined ? [] : [{ name, day }];
  });
}

/** Makes the folder in which a backup is opened, in place of what a restoration that was cut has left. @returns its path */
export function restoreFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const left = readdirSync(dataDir).filter((name) => name.startsWith("contact.restauree-"));
  dropSetAside(dataDir, left);
  return mkdtempSync(join(dataDir, `contact.restauree-${new Date().toISOString().slice(0, 10)}-`));
}

/** Removes databases that were set aside. */
export function dropSetAside(dataDir: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(dataDir, name), { recursive: true, force: true });
}

function asidePath(path: string, why: "abimee" | "perdue" | "remplacee" | "demenagee"): string {
  return path.replace(/\.sqlite$/, `.${why}-${new Date().toISOString().replace(/[:.]/g, "-")}.sqlite`);
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
