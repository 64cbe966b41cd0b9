import type { DatabaseSync } from "node:sqlite";
import { SCHEMA_VERSIONS } from "./schema-versions.ts";
import { UnusableDatabase } from "./sqlite-failure.ts";
import { inTransaction } from "./transaction.ts";

const LATEST = SCHEMA_VERSIONS.length;

/**
 * Brings the tables to this project's version, from whatever version the file has (0 when it is new): all the steps in
 * one transaction, so that a crash leaves the old file or the new one.
 * @throws UnusableDatabase when the file was written by a later version of the project
 */
export function prepareTables(db: DatabaseSync): void {
  if (numberOf(db, "user_version") === LATEST) return;
  inTransaction(db, () => {
    // Read again under the lock: another process may have done it in between.
    const version = numberOf(db, "user_version");
    if (version > LATEST)
      throw new UnusableDatabase(
        `La base des messages vient d’une version plus récente du site (format ${version}) : mettez le site à jour.`,
      );
    for (const step of SCHEMA_VERSIONS.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${LATEST}`);
  });
}

/** Makes the tables of a new file as a version of this project, maybe an earlier one, has them. */
export function makeTables(db: DatabaseSync, version: number): void {
  for (const step of SCHEMA_VERSIONS.slice(0, version)) db.exec(step);
  db.exec(`PRAGMA user_version = ${version}`);
}

/** The value of a numeric pragma, or -1 when it has none. */
export function numberOf(db: DatabaseSync, pragma: string): number {
  const value = Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];
  return typeof value === "number" ? value : -1;
}
