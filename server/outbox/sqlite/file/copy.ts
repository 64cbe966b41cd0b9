import { DatabaseSync } from "node:sqlite";
import { frenchSpaces } from "#text/french-spaces.ts";
import { SCHEMA_VERSIONS } from "./schema-versions.ts";
import { DamagedDatabase, UnusableDatabase, sqliteFailure } from "./sqlite-failure.ts";
import { numberOf } from "./tables.ts";

/**
 * Writes all that an open database holds at this instant into a file, without what was erased, and reads that file to its
 * end. Others may write the database meanwhile.
 * @param to an empty file, or a path where there is none
 * @returns how many messages the copy holds
 * @throws UnusableDatabase when the copy does not read back
 */
export function copyDatabase(db: DatabaseSync, to: string): number {
  db.prepare("VACUUM INTO ?").run(to);
  return withCopy(to, (copy) => countMessages(copy));
}

/**
 * Opens a copy of the messages for reading, once all of it was seen to read well.
 * @throws UnusableDatabase in French when it is damaged, no database of messages, or from a later version of the project
 */
export function withCopy<T>(path: string, read: (copy: DatabaseSync) => T): T {
  let copy: DatabaseSync | undefined;
  try {
    copy = new DatabaseSync(path, { readOnly: true });
    if (copy.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"] !== "ok") throw damaged(path);
    const version = numberOf(copy, "user_version");
    if (version < 1 || !hasMessages(copy)) throw foreign(path);
    if (version > SCHEMA_VERSIONS.length)
      throw new UnusableDatabase(
        frenchSpaces(
          `« ${path} » vient d’une version plus récente du site (format ${version}) : mettez le site à jour.`,
        ),
      );
    return read(copy);
  } catch (error) {
    if (sqliteFailure(error) === "damaged") throw damaged(path);
    throw error;
  } finally {
    copy?.close();
  }
}

function hasMessages(db: DatabaseSync): boolean {
  return (
    db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'message'").get() !== undefined
  );
}

/** How many messages a database holds. */
export function countMessages(db: DatabaseSync): number {
  return Number(db.prepare("SELECT count(*) AS n FROM message").get()?.["n"]);
}

function damaged(path: string): DamagedDatabase {
  return new DamagedDatabase(
    frenchSpaces(
      `« ${path} » ne se relit pas en entier : le fichier est abîmé, ou n’est pas une base de messages.`,
    ),
  );
}

function foreign(path: string): UnusableDatabase {
  return new UnusableDatabase(frenchSpaces(`« ${path} » n’est pas une base de messages de ce site.`));
}
