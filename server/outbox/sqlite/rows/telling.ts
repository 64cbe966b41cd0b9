import type { DatabaseSync } from "node:sqlite";
import type { Channel, FateState } from "../../message.ts";
import type { Share, Standing } from "../../message-store.ts";

/** How the messages stand on the open channels. What has no fate yet waits for its first round. */
export function standing(db: DatabaseSync, open: readonly Channel[]): Standing {
  const openOnes = open.map((one) => `'${one}'`).join(", ");
  const onAny = (...states: FateState[]): string =>
    `quarantined = 0 AND EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id AND channel IN (${openOnes})
       AND state IN (${states.map((state) => `'${state}'`).join(", ")}))`;
  const fateless = `quarantined = 0 AND NOT EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id)`;
  return {
    waiting: shareOf(db, open.length === 0 ? "FALSE" : `(${onAny("queued", "sending")}) OR (${fateless})`),
    blocked: shareOf(db, onAny("blocked")),
    refused: shareOf(db, onAny("refused")),
    quarantine: shareOf(db, "quarantined = 1"),
  };
}

export function noteTold(db: DatabaseSync, ids: readonly number[], now: number): void {
  db.prepare(
    "UPDATE message SET told_at = ? WHERE told_at IS NULL AND id IN (SELECT value FROM json_each(?))",
  ).run(now, JSON.stringify(ids));
}

export function lastAlert(db: DatabaseSync, kind: string): number | undefined {
  const row = db.prepare("SELECT sent_at FROM alert WHERE kind = ?").get(kind);
  return row === undefined ? undefined : Number(row["sent_at"]);
}

export function noteAlert(db: DatabaseSync, kind: string, now: number): void {
  db.prepare(
    "INSERT INTO alert (kind, sent_at) VALUES (?, ?) ON CONFLICT (kind) DO UPDATE SET sent_at = ?",
  ).run(kind, now, now);
}

function shareOf(db: DatabaseSync, where: string): Share {
  const rows = db.prepare(`SELECT id, received_at, told_at FROM message WHERE ${where}`).all();
  return {
    count: rows.length,
    oldest: rows.length === 0 ? undefined : Math.min(...rows.map((row) => Number(row["received_at"]))),
    untold: rows.filter((row) => row["told_at"] === null).map((row) => Number(row["id"])),
  };
}
