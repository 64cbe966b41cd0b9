import type { DatabaseSync } from "node:sqlite";
import type { MessageState, StoredMessage } from "../../message.ts";
import type { Ageing } from "../../message-store.ts";
import { reasonOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { messageOf } from "../../message-row.ts";
import { busyError, inTransaction, UnfinishedErasure } from "../file/database-file.ts";
import { keepSetting, readSetting } from "./arrivals.ts";
import { SELECT_MESSAGES, TO_SEND } from "../../sql-words.ts";

/** The setting that says that no byte of a deleted message is in the file; where it is not, some may be. */
const SCRUBBED = "scrubbed";

const AGAIN = `UPDATE delivery SET state = 'queued', attempts = 0, next_attempt_at = 0, last_error = ''
  WHERE state IN ('queued', 'blocked', 'refused') AND message_id IN (SELECT value FROM json_each(?))`;

export function listMessages(db: DatabaseSync, state?: MessageState): StoredMessage[] {
  const messages = db.prepare(`${SELECT_MESSAGES} ORDER BY id`).all().map(messageOf);
  return state === undefined ? messages : messages.filter((message) => message.state === state);
}

export function findMessage(db: DatabaseSync, id: number): StoredMessage | undefined {
  const row = db.prepare(`${SELECT_MESSAGES} WHERE id = ?`).get(id);
  return row && messageOf(row);
}

export function retryMessages(db: DatabaseSync, asked: readonly number[] | "all"): number {
  const waiting = new Set(
    db
      .prepare(`SELECT id FROM message WHERE ${TO_SEND}`)
      .all()
      .map((row) => Number(row["id"])),
  );
  const ids = asked === "all" ? [...waiting] : asked.filter((id) => waiting.has(id));
  changed(db, AGAIN, ids);
  return ids.length;
}

export function releaseMessages(db: DatabaseSync, ids: readonly number[]): number {
  return changed(
    db,
    "UPDATE message SET quarantined = 0 WHERE quarantined = 1 AND id IN (SELECT value FROM json_each(?))",
    ids,
  );
}

/** Deletes messages for good; without any, ends what an earlier deletion could not. */
export function removeMessages(db: DatabaseSync, ids: readonly number[]): number {
  if (ids.length === 0 && readSetting(db, SCRUBBED) !== undefined) return 0;
  return erase(db, "DELETE FROM message WHERE id IN (SELECT value FROM json_each(?))", JSON.stringify(ids));
}

export function eraseByEmail(db: DatabaseSync, email: string): number {
  return erase(db, "DELETE FROM message WHERE lower(email) = lower(?)", email.trim());
}

export function expiredIds(db: DatabaseSync, before: Parameters<Ageing["expired"]>[0]): number[] {
  const rows = db
    .prepare(
      `SELECT id FROM message LEFT JOIN (
         SELECT message_id, max(sent_at) AS reached, min(state = 'sent') AS everywhere FROM delivery GROUP BY message_id
       ) ON message_id = id
       WHERE CASE
         WHEN quarantined = 1 AND told_at < $told THEN received_at < $quarantine
         WHEN quarantined = 0 AND everywhere = 1 THEN reached < $sent
         ELSE received_at < $undelivered
       END`,
    )
    .all({ ...before });
  return rows.map((row) => Number(row["id"]));
}

/**
 * Deletes messages and their bytes. `secure_delete` overwrites what is freed, but a page that SQLite rearranges keeps copies
 * of rows where it has room: only writing the whole file anew leaves none.
 * @throws Error of SQLite when nothing was deleted, UnfinishedErasure when bytes may be left: the next deletion ends it
 */
function erase(db: DatabaseSync, sql: string, which: string): number {
  emptyLog(db);
  const count = inTransaction(db, () => {
    const { changes } = db.prepare(sql).run(which);
    if (changes > 0) db.prepare("DELETE FROM setting WHERE name = ?").run(SCRUBBED);
    return Number(changes);
  });
  try {
    if (readSetting(db, SCRUBBED) === undefined) scrub(db);
  } catch (error) {
    throw new UnfinishedErasure(
      frenchSpaces(
        `Les messages sont effacés, mais des restes de leurs mots peuvent être encore dans le fichier de la base (${reasonOf(error)}). Le site en marche recommence chaque heure jusqu’à ce qu’il n’y en ait plus ; refaire l’effacement à la main le fait aussi. Un disque plein en est la cause la plus commune.`,
      ),
    );
  }
  return count;
}

function scrub(db: DatabaseSync): void {
  db.exec("VACUUM");
  emptyLog(db);
  keepSetting(db, SCRUBBED, "");
}

/** Folds the write-ahead log, which holds what was erased too, and cuts it. @throws Error of SQLite when another process reads it */
function emptyLog(db: DatabaseSync): void {
  if (db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] !== 0) throw busyError();
}

/** One statement for all ids, so that a long list is one commit. @returns how many messages it changed */
function changed(db: DatabaseSync, sql: string, ids: readonly number[]): number {
  return Number(db.prepare(sql).run(JSON.stringify(ids)).changes);
}
