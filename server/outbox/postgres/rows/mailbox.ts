import { DAY } from "#text/durations.ts";
import { messageOf } from "../../message-row.ts";
import type { Ageing, Mailbox, Share, Telling } from "../../message-store.ts";
import type { Ask, Connection } from "../connection.ts";
import { PostgresFailure } from "../failure.ts";
import { keepSetting } from "./arrivals.ts";
import { TO_SEND } from "../../sql-words.ts";
import { SELECT_MESSAGES } from "./select-messages.ts";

/** The setting that says that no byte of a deleted message is in the tables; where it is not, some may be. */
const SCRUBBED = "scrubbed";

const NO_SHARE: Share = { count: 0, oldest: undefined, untold: [] };

/** What the staff does with the messages, what people are told of them, and what grows old. */
export function mailboxIn(
  { ask, together }: Connection,
  holder: string,
): Mailbox & Telling & Pick<Ageing, "expired"> {
  const changed = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await ask(`${text} RETURNING 1`, values)).length;
  /** Nobody is in the tables meanwhile; they are locked in the order in which a round of deliveries locks them. */
  const scrub = (): Promise<void> =>
    together(async (within) => {
      await within("SET LOCAL lock_timeout = 1000");
      await keepSetting(within, SCRUBBED, "");
      for (const table of ["delivery", "message"]) await within(`CLUSTER ${table} USING ${table}_pkey`);
    });
  /**
   * Deletes messages, then their bytes: a page keeps those of a row that is gone, and only writing the tables anew leaves none.
   * Without any to delete, it ends what an earlier deletion could not.
   * @throws PostgresFailure when bytes may be left: the next deletion ends it
   */
  const deleted = async (which: string, value: unknown): Promise<number> => {
    const count = await together(async (within) => {
      const rows = await within(`DELETE FROM message WHERE ${which} RETURNING 1`, [value]);
      if (rows.length > 0) await within("DELETE FROM setting WHERE name = $1", [SCRUBBED]);
      return rows.length;
    });
    const [scrubbed] = await ask("SELECT 1 FROM setting WHERE name = $1", [SCRUBBED]);
    if (scrubbed !== undefined) return count;
    try {
      await scrub();
    } catch (error) {
      if (!(error instanceof PostgresFailure)) throw error;
      throw new PostgresFailure(
        error.kind,
        `Les messages sont effacés, mais des restes de leurs mots peuvent être encore dans les fichiers de PostgreSQL. ${error.message} Le site en marche recommence chaque heure jusqu’à ce qu’il n’y en ait plus ; refaire l’effacement à la main le fait aussi.`,
        error,
      );
    }
    return count;
  };

  return {
    async list(state) {
      const messages = (await ask(`${SELECT_MESSAGES} ORDER BY id`)).map(messageOf);
      return state === undefined ? messages : messages.filter((message) => message.state === state);
    },
    async find(id) {
      const [row] = await ask(`${SELECT_MESSAGES} WHERE id = $1`, [id]);
      return row && messageOf(row);
    },
    retry: (asked) =>
      together(async (within) => {
        const rows = await within(
          `SELECT id FROM message WHERE ${TO_SEND} AND ($1::bigint[] IS NULL OR id = ANY ($1))`,
          [asked === "all" ? null : asked],
        );
        await within(
          `UPDATE delivery SET state = 'queued', attempts = 0, next_attempt_at = 0, last_error = ''
           WHERE state IN ('queued', 'blocked', 'refused') AND message_id = ANY ($1)`,
          [rows.map((row) => row["id"])],
        );
        return rows.length;
      }),
    release: (ids) =>
      changed("UPDATE message SET quarantined = 0 WHERE quarantined = 1 AND id = ANY ($1)", [ids]),
    remove: (ids) => deleted("id = ANY ($1)", ids),
    eraseByEmail: (email) => deleted("lower(email) = lower($1)", email.trim()),
    async standing(open) {
      const rows = await ask(
        `SELECT id, received_at, told_at, quarantined, ARRAY(
           SELECT state FROM delivery WHERE message_id = message.id AND channel = ANY ($1)) AS states,
           EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id) AS fated
         FROM message WHERE quarantined = 1 OR NOT EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id)
           OR EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id AND state <> 'sent')`,
        [open],
      );
      const standing = { waiting: NO_SHARE, blocked: NO_SHARE, refused: NO_SHARE, quarantine: NO_SHARE };
      for (const row of rows) {
        const states = Array.isArray(row["states"]) ? row["states"] : [];
        const isDoubtful = row["quarantined"] === 1;
        const waits = states.includes("queued") || states.includes("sending") || row["fated"] === false;
        if (isDoubtful) standing.quarantine = withOne(standing.quarantine, row);
        if (!isDoubtful && open.length > 0 && waits) standing.waiting = withOne(standing.waiting, row);
        for (const state of ["blocked", "refused"] as const)
          if (!isDoubtful && states.includes(state)) standing[state] = withOne(standing[state], row);
      }
      return standing;
    },
    async noteTold(ids, now) {
      await ask("UPDATE message SET told_at = $1 WHERE told_at IS NULL AND id = ANY ($2)", [now, ids]);
    },
    async lastAlert(kind) {
      const [row] = await ask("SELECT sent_at FROM alert WHERE kind = $1", [kind]);
      return row && Number(row["sent_at"]);
    },
    async noteAlert(kind, now) {
      await ask(
        "INSERT INTO alert (kind, sent_at) VALUES ($1, $2) ON CONFLICT (kind) DO UPDATE SET sent_at = $2",
        [kind, now],
      );
    },
    mayTell: (now, until) => takeDuty(ask, "tell", { holder, now, until }),
    async expired({ sent, quarantine, told, undelivered }) {
      const rows = await ask(
        `SELECT id FROM message LEFT JOIN (
           SELECT message_id, max(sent_at) AS reached, bool_and(state = 'sent') AS everywhere FROM delivery GROUP BY message_id
         ) AS fate ON message_id = id
         WHERE CASE
           WHEN quarantined = 1 AND told_at < $3 THEN received_at < $2
           WHEN quarantined = 0 AND everywhere THEN reached < $1
           ELSE received_at < $4
         END`,
        [sent, quarantine, told, undelivered],
      );
      return rows.map((row) => Number(row["id"]));
    },
  };
}

function withOne({ count, oldest, untold }: Share, row: Readonly<Record<string, unknown>>): Share {
  const at = Number(row["received_at"]);
  return {
    count: count + 1,
    oldest: Math.min(oldest ?? at, at),
    untold: row["told_at"] === null ? [...untold, Number(row["id"])].toSorted((a, b) => a - b) : untold,
  };
}

/** Whether a server has a duty until then: it had it, or nobody has it any more. One that lasts a day is that of a wrong clock. */
async function takeDuty(
  ask: Ask,
  name: string,
  { holder, now, until }: { holder: string; now: number; until: number },
): Promise<boolean> {
  const rows = await ask(
    `INSERT INTO duty (name, holder, until) VALUES ($1, $2, $4)
     ON CONFLICT (name) DO UPDATE SET holder = $2, until = $4
       WHERE duty.holder = $2 OR duty.until <= $3 OR duty.until > $3 + ${DAY}
     RETURNING 1`,
    [name, holder, now, until],
  );
  return rows.length > 0;
}
