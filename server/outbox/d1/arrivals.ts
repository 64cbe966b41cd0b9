import { randomUUID } from "node:crypto";
import { frenchSpaces } from "#text/french-spaces.ts";
import { DAY } from "#text/durations.ts";
import { NOT_MOVED } from "../departure.ts";
import type { Judged, KeepBatch, Recognised } from "../group-commit.ts";
import { ARRIVAL_COLUMNS, arrivalRow } from "../message-row.ts";
import { type Arrival, type Census, StoreUnavailable } from "../message-store.ts";
import { payloadHash, type Repeat, repeatOf, SAME_MESSAGE_FOR } from "../same-message.ts";
import { hasMoved, MOVED_WORDS, WHERE_MOVED } from "./departure.ts";
import { type Outcome, type Sql, type Statement, statement } from "./sql.ts";

/** How long one that found another in its way waits before it looks again, in milliseconds, at most: at first, and twice as long each time up to the last. */
const LOOK_AGAIN = { first: 40, last: 600 };

/** How long a turn lasts at most, in milliseconds: one that was cut short holds up the others that long. */
const TURN = 2000;

const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/** Takes the turn, if nobody has it. */
const TAKE_TURN = `UPDATE setting SET value = ?, until = ${NOW} + ${TURN} WHERE name = 'turn' AND (value = '' OR until <= ${NOW} OR until > ${NOW} + ${TURN}) AND ${NOT_MOVED}`;
const GIVE_TURN = `UPDATE setting SET value = '' WHERE name = 'turn' AND value = ? AND ${NOT_MOVED}`;

/** Inserts only while the turn is ours and the messages are here. */
const INSERT = `INSERT INTO message (${ARRIVAL_COLUMNS.join(", ")}) SELECT ${ARRIVAL_COLUMNS.map(() => "?").join(", ")}
  WHERE (SELECT value FROM setting WHERE name = 'turn') = ? AND ${NOT_MOVED}`;

const BUSY = "Trop de messages arrivent au même instant : celui-ci n’a pas pu être gardé.";

/**
 * Keeps messages that came at the same moment. D1 holds no transaction open while a message is judged: the look and the
 * commit are two calls, between which the turn is ours alone. A commit that came too late, its turn being over, has kept
 * nothing, and all begins again.
 */
export function createKeepBatch(sql: Sql): KeepBatch {
  return async (arrivals, judge, left) => {
    for (let wait = LOOK_AGAIN.first; ; wait = Math.min(2 * wait, LOOK_AGAIN.last)) {
      const turn = randomUUID();
      const [taken, where, ...seen] = await sql.batch([
        statement(TAKE_TURN, turn),
        WHERE_MOVED,
        ...arrivals.map(look),
      ]);
      if (hasMoved(where)) throw new StoreUnavailable(frenchSpaces(MOVED_WORDS));
      const found = arrivals.map((arrival, index) => recognised(arrival, seen[index]));
      const isOurs = taken?.changes === 1;
      // Of what is kept already nothing is written: it needs no turn.
      if (!isOurs && found.every((one) => "known" in one)) return judge(found).map(() => "kept");
      if (isOurs) {
        const judged = judge(found);
        const inserts = judged.map((one) => insertion(one, turn));
        const done = await sql.batch([...inserts, statement(GIVE_TURN, turn)]);
        if (inserts.length === 0 || done.at(-1)?.changes === 1) return inserts.map(() => "kept");
      }
      if (left() === 0) throw new StoreUnavailable(BUSY);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * wait));
    }
  };
}

/** The counts of the messages: what came since an instant by its index, the rest by the tallies. */
export function censusStatement(now: number): Statement {
  return statement(`SELECT ${CENSUS}`, now - DAY, now - DAY);
}

const CENSUS = `(SELECT count FROM tally WHERE quarantined = 0) AS clear, (SELECT count FROM tally WHERE quarantined = 1) AS doubtful,
  (SELECT count(*) FROM message WHERE received_at > ?) AS all_today,
  (SELECT count(*) FROM message WHERE quarantined = 1 AND received_at > ?) AS doubtful_today`;

/** Reads what {@link censusStatement} gave. */
export function censusOf(outcome: Outcome | undefined): Census {
  const row = outcome?.rows[0] ?? {};
  const quarantine = { today: Number(row["doubtful_today"]), inAll: Number(row["doubtful"]) };
  return { today: Number(row["all_today"]) - quarantine.today, inAll: Number(row["clear"]), quarantine };
}

/** Asks which repeat a message is; read by {@link repeatFrom}. */
export function look({ message, requestId, at }: Arrival): Statement {
  const hash = payloadHash(message);
  return statement(
    `SELECT (SELECT payload_hash FROM message WHERE request_id = ?) AS first,
       (SELECT count(*) FROM message WHERE payload_hash = ? AND received_at >= ?) AS lately,
       (SELECT count(*) FROM message WHERE payload_hash = ? AND received_at >= ?) AS same_today, ${CENSUS}`,
    requestId ?? null,
    hash,
    at - SAME_MESSAGE_FOR,
    hash,
    at - DAY,
    at - DAY,
    at - DAY,
  );
}

/** Which repeat a message is, of what {@link look} gave. */
export function repeatFrom(arrival: Arrival, outcome: Outcome | undefined): Repeat | undefined {
  const found = recognised(arrival, outcome);
  return "known" in found ? found.known : undefined;
}

function recognised(arrival: Arrival, outcome: Outcome | undefined): Recognised {
  const { first, lately, same_today: sameToday } = outcome?.rows[0] ?? {};
  const known = repeatOf(arrival, {
    underNumber: typeof first === "string" ? first : undefined,
    lately: Number(lately) > 0,
  });
  return known === undefined ? { seen: { ...censusOf(outcome), sameToday: Number(sameToday) } } : { known };
}

function insertion(judged: Judged, turn: string): Statement {
  const row = arrivalRow(judged);
  return statement(INSERT, ...ARRIVAL_COLUMNS.map((name) => row[name]), turn);
}
