import { NOT_MOVED } from "../departure.ts";
import { CHANNELS, type Channel } from "../message.ts";
import type { Deliveries, Due, Which } from "../message-store.ts";
import { SELECT_MESSAGES } from "../sql-words.ts";
import { messageOf } from "./messages.ts";
import { type Outcome, type Sql, type Statement, statement } from "./sql.ts";

const DUE = `${SELECT_MESSAGES} JOIN delivery AS due ON due.message_id = message.id AND due.channel = ?`;

/** Neither sent, nor in the hands of another. */
const OURS = "state <> 'sent' AND (holder IS NULL OR holder = ?)";

/**
 * How messages leave D1. Several Workers may deliver at once: what one takes it holds by a lease.
 * @param holder who takes; no two at once bear the same name
 */
export function deliveriesIn(sql: Sql, holder: string): Deliveries {
  const run = async (...statements: Statement[]): Promise<void> => void (await sql.batch(statements));
  return {
    adopt: (open) => run(...open.map(giveFates)),
    beginRound: (channel, open, now, latest) =>
      run(
        ...CHANNELS.filter((one) => !open.includes(one)).map((closed) =>
          statement(
            "DELETE FROM delivery WHERE channel = ? AND state IN ('queued', 'sending', 'blocked', 'refused')",
            closed,
          ),
        ),
        ...open.map(giveFates),
        // A lease that ends after any that is given now is that of a clock since put right.
        statement(
          `UPDATE delivery SET state = 'queued', next_attempt_at = 0, holder = NULL WHERE channel = ? AND state = 'sending'
             AND (holder IS NULL OR holder = ? OR lease_until <= ? OR lease_until > ?)`,
          channel,
          holder,
          now,
          latest,
        ),
        statement(
          "UPDATE delivery SET next_attempt_at = ? WHERE channel = ? AND state = 'queued' AND next_attempt_at > ?",
          now,
          channel,
          latest,
        ),
      ),
    async nextDue(channel, now) {
      const [found] = await sql.batch([dueStatement(channel, "due", now)]);
      return dueOf(found, channel);
    },
    async oldestBlocked(channel) {
      const [found] = await sql.batch([
        statement(
          `${DUE} WHERE due.state = 'blocked' AND ${NOT_MOVED} ORDER BY due.message_id LIMIT 1`,
          channel,
        ),
      ]);
      return dueOf(found, channel);
    },
    async take(channel, which, now, until) {
      const due = dueStatement(channel, which, now);
      const [found, taken] = await sql.batch([
        due,
        statement(
          `UPDATE delivery SET state = 'sending', attempts = attempts + 1, holder = ?, lease_until = ?
             WHERE channel = ? AND message_id = (SELECT id FROM (${due.sql}))`,
          holder,
          until,
          channel,
          ...due.values,
        ),
      ]);
      return taken?.changes === 1 ? dueOf(found, channel) : undefined;
    },
    holdOn: (channel, until) =>
      run(
        statement(
          "UPDATE delivery SET lease_until = ? WHERE channel = ? AND state = 'sending' AND holder = ?",
          until,
          channel,
          holder,
        ),
      ),
    noteSent: (channel, id, now) =>
      run(
        statement(
          "UPDATE delivery SET state = 'sent', sent_at = ?, last_error = '', holder = NULL WHERE channel = ? AND message_id = ?",
          now,
          channel,
          id,
        ),
        statement("UPDATE message SET reached = 1 WHERE id = ? AND reached = 0", id),
      ),
    noteFailure: (channel, id, state, reason, nextAttemptAt) =>
      run(
        statement(
          `UPDATE delivery SET state = ?, last_error = ?, next_attempt_at = ?, holder = NULL WHERE channel = ? AND message_id = ? AND ${OURS}`,
          state,
          reason,
          nextAttemptAt,
          channel,
          id,
          holder,
        ),
      ),
    putBack: (channel, id, nextAttemptAt) =>
      run(
        statement(
          `UPDATE delivery SET state = 'queued', attempts = attempts - 1, next_attempt_at = ?, holder = NULL WHERE channel = ? AND message_id = ? AND ${OURS}`,
          nextAttemptAt,
          channel,
          id,
          holder,
        ),
      ),
    releaseBlocked: (channel) =>
      run(
        statement(
          "UPDATE delivery SET state = 'queued', next_attempt_at = 0 WHERE channel = ? AND state = 'blocked'",
          channel,
        ),
      ),
  };
}

function dueStatement(channel: Channel, which: Which, now: number): Statement {
  if (typeof which === "number")
    return statement(
      `${DUE} WHERE due.message_id = ? AND due.state IN ('queued', 'blocked', 'refused') AND ${NOT_MOVED}`,
      channel,
      which,
    );
  const first = which === "new" ? "AND due.attempts = 0" : "";
  return statement(
    `${DUE} WHERE due.state = 'queued' AND due.next_attempt_at <= ? ${first} AND ${NOT_MOVED} ORDER BY due.next_attempt_at, due.message_id LIMIT 1`,
    channel,
    now,
  );
}

function giveFates(channel: Channel): Statement {
  return statement(
    `INSERT INTO delivery (message_id, channel, state) SELECT id, ?, 'queued' FROM message
     WHERE quarantined = 0 AND reached = 0
       AND NOT EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id AND channel = ?)`,
    channel,
    channel,
  );
}

function dueOf(outcome: Outcome | undefined, channel: Channel): Due | undefined {
  const row = outcome?.rows[0];
  if (row === undefined) return undefined;
  const message = messageOf(row);
  const fate = message.fates.find((one) => one.channel === channel);
  if (fate === undefined) throw new Error(`message ${message.id} has no fate on ${channel}`);
  return { message, fate };
}
