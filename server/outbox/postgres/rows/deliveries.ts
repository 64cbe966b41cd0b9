import { NOT_MOVED } from "../../departure.ts";
import type { Channel } from "../../message.ts";
import { messageOf } from "../../message-row.ts";
import type { Deliveries, Due, Which } from "../../message-store.ts";
import type { Ask, Connection, Row } from "../connection.ts";
import { LOCKS } from "../prepare.ts";
import { SELECT_MESSAGES } from "./select-messages.ts";

/** No lease is this long, in milliseconds: one that ends later is that of a clock since put right. */
const LONGEST_LEASE = 10 * 60_000;

const GIVE_FATES = `INSERT INTO delivery (message_id, channel, state) SELECT id, $1, 'queued' FROM message
  WHERE quarantined = 0 AND NOT EXISTS (
    SELECT 1 FROM delivery WHERE message_id = message.id AND (channel = $1 OR state = 'sent'))
  ON CONFLICT DO NOTHING`;

const DUE = "channel = $1 AND state = 'queued' AND next_attempt_at <= $2";
const IN_TURN = "ORDER BY next_attempt_at, message_id LIMIT 1";

/** Which rows may be taken: by number, or in their turn. */
const TAKEN: Record<"number" | "due" | "new", string> = {
  number:
    "channel = $1 AND state IN ('queued', 'blocked', 'refused') AND message_id = $5 AND $2::bigint IS NOT NULL",
  due: `${DUE} AND $5::bigint IS NULL ${IN_TURN}`,
  new: `${DUE} AND attempts = 0 AND $5::bigint IS NULL ${IN_TURN}`,
};

/** What another server sends is its own, and what has left is no longer anybody's. */
const STILL_OURS = "state <> 'sent' AND NOT (state = 'sending' AND holder <> $3)";

/** How messages leave. @param holder this server, among all those that use the database */
export function deliveriesIn({ ask, together }: Connection, holder: string): Deliveries {
  /** One server at a time gives fates and takes back what is over: they would wait for each other's rows. */
  const alone = (work: (ask: Ask) => Promise<void>): Promise<void> =>
    together(async (within) => {
      await within("SELECT pg_advisory_xact_lock($1)", [LOCKS.rounds]);
      await work(within);
    });
  const giveFates = async (within: Ask, open: readonly Channel[]): Promise<void> => {
    for (const channel of open) await within(GIVE_FATES, [channel]);
  };
  const note = async (text: string, ...values: unknown[]): Promise<void> => void (await ask(text, values));

  return {
    adopt: (open) => alone((within) => giveFates(within, open)),
    beginRound: (channel, open, now, latest) =>
      alone(async (within) => {
        await within("DELETE FROM delivery WHERE channel <> ALL ($1) AND state <> 'sent'", [open]);
        await giveFates(within, open);
        await within(
          `UPDATE delivery SET state = 'queued', next_attempt_at = 0 WHERE channel = $1 AND state = 'sending'
             AND (holder = $2 OR lease_until <= $3 OR lease_until > $3 + ${LONGEST_LEASE})`,
          [channel, holder, now],
        );
        await within(
          "UPDATE delivery SET next_attempt_at = $2 WHERE channel = $1 AND state = 'queued' AND next_attempt_at > $3",
          [channel, now, latest],
        );
      }),
    async nextDue(channel, now) {
      const [row] = await ask(
        `${SELECT_MESSAGES} WHERE id = (SELECT message_id FROM delivery WHERE ${DUE} AND ${NOT_MOVED} ${IN_TURN})`,
        [channel, now],
      );
      return dueOf(row, channel);
    },
    async oldestBlocked(channel) {
      const [row] = await ask(
        `${SELECT_MESSAGES} WHERE id = (SELECT min(message_id) FROM delivery WHERE channel = $1 AND state = 'blocked' AND ${NOT_MOVED})`,
        [channel],
      );
      return dueOf(row, channel);
    },
    async take(channel, which, now, until) {
      // What the statement changes it does not see itself: it gives the message as it stood before.
      const [row] = await ask(
        `WITH taken AS (
           UPDATE delivery SET state = 'sending', attempts = attempts + 1, holder = $3, lease_until = $4
           WHERE channel = $1 AND ${NOT_MOVED}
             AND message_id = (SELECT message_id FROM delivery WHERE ${TAKEN[kindOf(which)]} FOR UPDATE SKIP LOCKED)
           RETURNING message_id
         ) ${SELECT_MESSAGES} WHERE id = (SELECT message_id FROM taken)`,
        [channel, now, holder, until, typeof which === "number" ? which : null],
      );
      return dueOf(row, channel);
    },
    holdOn: (channel, until) =>
      note(
        "UPDATE delivery SET lease_until = $3 WHERE channel = $1 AND state = 'sending' AND holder = $2",
        channel,
        holder,
        until,
      ),
    noteSent: (channel, id, now) =>
      note(
        "UPDATE delivery SET state = 'sent', sent_at = $3, last_error = '' WHERE channel = $1 AND message_id = $2",
        channel,
        id,
        now,
      ),
    noteFailure: (channel, id, state, reason, nextAttemptAt) =>
      note(
        `UPDATE delivery SET state = $4, last_error = $5, next_attempt_at = $6 WHERE channel = $1 AND message_id = $2 AND ${STILL_OURS}`,
        channel,
        id,
        holder,
        state,
        reason,
        nextAttemptAt,
      ),
    putBack: (channel, id, nextAttemptAt) =>
      note(
        `UPDATE delivery SET state = 'queued', attempts = attempts - 1, next_attempt_at = $4 WHERE channel = $1 AND message_id = $2 AND ${STILL_OURS}`,
        channel,
        id,
        holder,
        nextAttemptAt,
      ),
    releaseBlocked: (channel) =>
      note(
        "UPDATE delivery SET state = 'queued', next_attempt_at = 0 WHERE channel = $1 AND state = 'blocked'",
        channel,
      ),
  };
}

function kindOf(which: Which): "number" | "due" | "new" {
  return typeof which === "number" ? "number" : which;
}

function dueOf(row: Row | undefined, channel: Channel): Due | undefined {
  if (row === undefined) return undefined;
  const message = messageOf(row);
  const fate = message.fates.find((one) => one.channel === channel);
  if (fate === undefined) throw new Error(`message ${message.id} has no fate on ${channel}`);
  return { message, fate };
}
