import { randomBytes } from "node:crypto";
import { FIELD_NAMES } from "#schemas/contact-message.ts";
import { DAY } from "#text/durations.ts";
import type { KeepBatch, Recognised } from "../../group-commit.ts";
import { arrivalRow } from "../../message-row.ts";
import type { Arrival, Census } from "../../message-store.ts";
import { payloadHash, type Repeat, repeatOf, SAME_MESSAGE_FOR } from "../../same-message.ts";
import type { Ask, Connection } from "../connection.ts";
import { LOCKS } from "../prepare.ts";
import { refuseMoved } from "./moved.ts";

const RECOGNISE = `SELECT (SELECT payload_hash FROM message WHERE request_id = a.request_id) AS under_id,
    (SELECT count(*) FROM message WHERE payload_hash = a.hash AND received_at >= a.at - ${SAME_MESSAGE_FOR}) AS lately,
    (SELECT count(*) FROM message WHERE payload_hash = a.hash AND received_at >= a.at - ${DAY}) AS same_today
  FROM json_to_recordset($1::json) AS a(n int, request_id text, hash text, at bigint) ORDER BY a.n`;

const COLUMNS = [
  "request_id text",
  "mail_id text",
  "payload_hash text",
  "received_at bigint",
  "quarantined smallint",
  ...FIELD_NAMES.map((name) => `${name} text`),
  "score int",
  "reasons text",
];
const NAMES = COLUMNS.map((column) => column.split(" ")[0]).join(", ");

const INSERT = `INSERT INTO message (${NAMES}) SELECT ${NAMES} FROM json_to_recordset($1::json) AS a(n int, ${COLUMNS.join(", ")}) ORDER BY a.n`;

/**
 * Keeps messages that came together. One server at a time adds messages: what a judge is told of still holds when the
 * message is written, whichever server the one before went to.
 */
export function keepTogether({ together }: Connection): KeepBatch {
  return (arrivals, judge) =>
    together(async (ask) => {
      await ask("SELECT pg_advisory_xact_lock($1)", [LOCKS.arrivals]);
      await refuseMoved(ask);
      const judged = judge(await recognise(ask, arrivals));
      const rows = judged.map((one, n) => ({ n, ...arrivalRow(one) }));
      if (rows.length > 0) await ask(INSERT, [JSON.stringify(rows)]);
      return rows.map(() => "kept");
    });
}

/** Which repeat a message is of one that is kept, or undefined when it is new. */
export async function repeatIn(ask: Ask, arrival: Arrival): Promise<Repeat | undefined> {
  const [found] = await recognise(ask, [arrival]);
  return found !== undefined && "known" in found ? found.known : undefined;
}

async function recognise(ask: Ask, arrivals: readonly Arrival[]): Promise<Recognised[]> {
  const asked = arrivals.map(({ message, requestId, at }, n) => ({
    n,
    request_id: requestId ?? null,
    hash: payloadHash(message),
    at,
  }));
  const rows = await ask(RECOGNISE, [JSON.stringify(asked)]);
  const census = await countMessages(ask, Math.max(...arrivals.map(({ at }) => at)));
  return arrivals.map((arrival, index): Recognised => {
    const { under_id: underNumber, lately, same_today: sameToday } = rows[index] ?? {};
    const known = repeatOf(arrival, {
      underNumber: typeof underNumber === "string" ? underNumber : undefined,
      lately: Number(lately) > 0,
    });
    return known === undefined ? { seen: { ...census, sameToday: Number(sameToday) } } : { known };
  });
}

/** How many messages came during the last day, and how many there are, those in quarantine apart. */
export async function countMessages(ask: Ask, now: number): Promise<Census> {
  const [row] = await ask(
    `SELECT (SELECT count(*) FROM message) AS all_kept, (SELECT count(*) FROM message WHERE received_at > $1) AS all_today,
       (SELECT count(*) FROM message WHERE quarantined = 1) AS kept,
       (SELECT count(*) FROM message WHERE quarantined = 1 AND received_at > $1) AS today`,
    [now - DAY],
  );
  const quarantine = { today: Number(row?.["today"]), inAll: Number(row?.["kept"]) };
  return {
    today: Number(row?.["all_today"]) - quarantine.today,
    inAll: Number(row?.["all_kept"]) - quarantine.inAll,
    quarantine,
  };
}

/** The value of a setting, which `fresh` becomes when there is none. */
export async function keepSetting(ask: Ask, name: string, fresh: string): Promise<string> {
  await ask("INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", [name, fresh]);
  const [row] = await ask("SELECT value FROM setting WHERE name = $1", [name]);
  return typeof row?.["value"] === "string" ? row["value"] : fresh;
}

/** Keeps a row of the size of a long message, and takes it away again before anyone sees it. */
export async function tryToKeep(ask: Ask): Promise<void> {
  const text = randomBytes(6000).toString("base64");
  await ask(
    `INSERT INTO message (id, mail_id, payload_hash, received_at, name, email, subject, message)
     VALUES (-1, '<try>', '', 0, '', '', '', $1)`,
    [text],
  );
  await ask("DELETE FROM message WHERE id = -1");
}
