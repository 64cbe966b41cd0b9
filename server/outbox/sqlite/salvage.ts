import { writeFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { frenchSpaces } from "#text/french-spaces.ts";
import { StoreUnavailable } from "../message-store.ts";
import {
  databasePath,
  DamagedDatabase,
  inTransaction,
  makeTables,
  numberOf,
  sqliteFailure,
} from "./file/database-file.ts";
import { restoreDatabase } from "./restore.ts";
import { translated } from "./sqlite-store.ts";

/** More numbers than any site has given are not asked for, whatever a damaged file says. */
const MOST_NUMBERS = 1_000_000;

/** How many messages read, of how many that the file ever had. */
export interface Salvaged {
  read: number;
  had: number;
}

/**
 * Makes a backup, or a database that was set aside, the messages of an empty data folder: whole, or where it is damaged, all
 * that still reads of it.
 * @returns what was read of a damaged one, else nothing
 * @throws StoreUnavailable in French when nothing can be had of it
 */
export function restoreWhatReads(dataDir: string, file: string): Salvaged | undefined {
  try {
    restoreDatabase(dataDir, file, false);
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || !(error.cause instanceof DamagedDatabase)) throw error;
    return salvage(dataDir, file);
  }
}

/** Message by message, by its number: sqlite3’s own « .recover » is not in what Debian ships. */
function salvage(dataDir: string, file: string): Salvaged {
  const path = databasePath(dataDir);
  writeFileSync(path, "", { mode: 0o600 });
  const to = new DatabaseSync(path);
  let from: DatabaseSync | undefined;
  try {
    from = new DatabaseSync(file, { readOnly: true, defensive: false });
    // Else SQLite reads nothing of a file that was cut short.
    from.exec("PRAGMA writable_schema = ON");
    const version = numberOf(from, "user_version");
    // As it was made: whoever opens it brings it to this version, as any other.
    makeTables(to, version);
    const salvaged = copyMessages(from, to, version > 1);
    if (salvaged.read === 0) throw nothingReads(file);
    return salvaged;
  } catch (error) {
    throw sqliteFailure(error) === "damaged" ? nothingReads(file) : translated(error, file);
  } finally {
    from?.close();
    to.close();
  }
}

function copyMessages(from: DatabaseSync, to: DatabaseSync, hasFates: boolean): Salvaged {
  const last = lastNumber(from);
  const find = from.prepare("SELECT * FROM message WHERE id = ?");
  const fates = hasFates ? from.prepare("SELECT * FROM delivery WHERE message_id = ?") : undefined;
  let read = 0;
  inTransaction(to, () => {
    for (let id = 1; id <= last; id++) {
      const row = orNothing(() => find.get(id));
      if (row === undefined || row === "unreadable" || !isPlausible(row)) continue;
      if (orNothing(() => put(to, "message", row)) === "unreadable") continue;
      read++;
      // One whose fate does not read leaves again: twice rather than never.
      const known = orNothing(() => fates?.all(id) ?? []);
      if (known === "unreadable") continue;
      for (const fate of known.filter(isPlausible)) orNothing(() => put(to, "delivery", fate));
    }
  });
  return { read, had: last };
}

/** The highest number that a message may have, as far as the file still says. */
function lastNumber(from: DatabaseSync): number {
  const said = [
    "SELECT seq AS n FROM sqlite_sequence WHERE name = 'message'",
    "SELECT max(id) AS n FROM message",
  ].map((query) => orNothing(() => Number(from.prepare(query).get()?.["n"] ?? 0)));
  const numbers = said.filter((number) => number !== "unreadable");
  return Math.min(MOST_NUMBERS, numbers.length === 0 ? MOST_NUMBERS : Math.max(...numbers));
}

function put(to: DatabaseSync, table: "message" | "delivery", row: Record<string, SQLInputValue>): void {
  const columns = Object.keys(row);
  const values = columns.map(() => "?").join(", ");
  to.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values})`).run(...Object.values(row));
}

/** Whether each number of a row may be an instant, as most are: what a damaged page gives could not be shown as one. */
function isPlausible(row: Record<string, SQLInputValue>): boolean {
  const lastInstant = 8.64e15;
  return Object.values(row).every((it) => typeof it !== "number" || (it >= 0 && it <= lastInstant));
}

/** What a damaged page, or what stands in it, does not give. @throws what is no matter of SQLite */
function orNothing<T>(work: () => T): T | "unreadable" {
  try {
    return work();
  } catch (error) {
    // A number that no number of ours can be.
    if (error instanceof RangeError) return "unreadable";
    const failure = sqliteFailure(error);
    if (failure === undefined || failure === "full") throw error;
    return "unreadable";
  }
}

function nothingReads(file: string): StoreUnavailable {
  return new StoreUnavailable(
    frenchSpaces(
      `Rien n’est changé : plus aucun message ne se lit dans « ${file} ».\n→ Il reste vos sauvegardes, la plus récente d’abord : npm run messages -- restore SAUVEGARDE --ajouter`,
    ),
  );
}
