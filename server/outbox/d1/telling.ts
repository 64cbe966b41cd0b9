import { DAY } from "#text/durations.ts";
import type { FateState } from "../message.ts";
import type { Share, Telling } from "../message-store.ts";
import { type Outcome, type Sql, type Statement, statement } from "./sql.ts";

/** What waits for a channel that is open, or for its first round. */
const FATELESS =
  "SELECT id FROM message WHERE quarantined = 0 AND reached = 0 AND NOT EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id)";

/**
 * What people were told of the messages of D1, and how these stand.
 * @param holder who tells
 */
export function tellingIn(sql: Sql, holder: string): Telling {
  const run = async (one: Statement): Promise<void> => void (await sql.batch([one]));
  return {
    async mayTell(now, until) {
      const [told] = await sql.batch([
        statement(
          `INSERT INTO setting (name, value, until) VALUES ('teller', ?, ?) ON CONFLICT (name)
             DO UPDATE SET value = excluded.value, until = excluded.until
             WHERE setting.value = excluded.value OR setting.until <= ? OR setting.until > ?`,
          holder,
          until,
          now,
          now + DAY,
        ),
      ]);
      return told?.changes === 1;
    },
    async standing(open) {
      const channels = JSON.stringify(open);
      const onAny = (...states: FateState[]): string =>
        `SELECT message_id FROM delivery WHERE channel IN (SELECT value FROM json_each(?)) AND state IN (${states.map((state) => `'${state}'`).join(", ")})`;
      const share = (where: string, ...values: string[]): Statement =>
        statement(`SELECT id, received_at, told_at FROM message WHERE ${where}`, ...values);
      const waiting = `id IN (${onAny("queued", "sending")} UNION ${FATELESS})`;
      const [first, blocked, refused, quarantine] = await sql.batch([
        open.length === 0 ? share("FALSE") : share(`quarantined = 0 AND ${waiting}`, channels),
        share(`quarantined = 0 AND id IN (${onAny("blocked")})`, channels),
        share(`quarantined = 0 AND id IN (${onAny("refused")})`, channels),
        share("quarantined = 1"),
      ]);
      return {
        waiting: shareOf(first),
        blocked: shareOf(blocked),
        refused: shareOf(refused),
        quarantine: shareOf(quarantine),
      };
    },
    noteTold: (ids, now) =>
      run(
        statement(
          "UPDATE message SET told_at = ? WHERE told_at IS NULL AND id IN (SELECT value FROM json_each(?))",
          now,
          JSON.stringify(ids),
        ),
      ),
    async lastAlert(kind) {
      const [found] = await sql.batch([statement("SELECT sent_at FROM alert WHERE kind = ?", kind)]);
      const row = found?.rows[0];
      return row === undefined ? undefined : Number(row["sent_at"]);
    },
    noteAlert: (kind, now) =>
      run(
        statement(
          "INSERT INTO alert (kind, sent_at) VALUES (?, ?) ON CONFLICT (kind) DO UPDATE SET sent_at = excluded.sent_at",
          kind,
          now,
        ),
      ),
  };
}

function shareOf(outcome: Outcome | undefined): Share {
  const rows = outcome?.rows ?? [];
  return {
    count: rows.length,
    oldest: rows.length === 0 ? undefined : Math.min(...rows.map((row) => Number(row["received_at"]))),
    untold: rows.filter((row) => row["told_at"] === null).map((row) => Number(row["id"])),
  };
}
