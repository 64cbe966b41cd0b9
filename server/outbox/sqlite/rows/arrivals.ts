import type { DatabaseSync } from "node:sqlite";
import { DAY } from "#text/durations.ts";
import { ARRIVAL_COLUMNS, arrivalRow } from "../../message-row.ts";
import type { Judged, Recognised } from "../../group-commit.ts";
import type { Acceptance, Arrival, Census, Seen, Verdict } from "../../message-store.ts";
import { payloadHash, type Repeat, repeatOf, SAME_MESSAGE_FOR } from "../../same-message.ts";

/** Inserts a message by its columns' names. */
export const INSERT_MESSAGE = `INSERT INTO message (${ARRIVAL_COLUMNS.join(", ")}) VALUES (${ARRIVAL_COLUMNS.map((name) => `$${name}`).join(", ")})`;

/** Recognises a retry; of any other message, says what is there already. */
export function recognise(db: DatabaseSync, arrival: Arrival): Recognised {
  const { message, at } = arrival;
  const hash = payloadHash(message);
  const known = repeatIn(db, arrival, hash);
  if (known !== undefined) return { known };
  return { seen: { ...countMessages(db, at), sameToday: countSame(db, hash, at - DAY) } };
}

/** Inserts a message, unless it is known. Runs within a commit, which makes it durable. */
export function insertArrival(db: DatabaseSync, { arrival, verdict }: Judged): Acceptance {
  const known = repeatIn(db, arrival);
  if (known !== undefined) return known;
  db.prepare(INSERT_MESSAGE).run(arrivalRow({ arrival, verdict }));
  return "kept";
}

/** Recognises a message, else has it judged and inserts it. Runs within a commit, which makes it durable. */
export function keepArrival(db: DatabaseSync, arrival: Arrival, judge: (seen: Seen) => Verdict): Acceptance {
  const recognised = recognise(db, arrival);
  if ("known" in recognised) return recognised.known;
  return insertArrival(db, { arrival, verdict: judge(recognised.seen) });
}

/** How many messages came during the last day, and how many there are, those in quarantine apart. */
export function countMessages(db: DatabaseSync, now: number): Census {
  // Each part by an index of its own: this is asked for every message that comes.
  const row = db
    .prepare(
      `SELECT (SELECT count(*) FROM message) AS all_kept, (SELECT count(*) FROM message WHERE received_at > $since) AS all_today,
       (SELECT count(*) FROM message WHERE quarantined = 1) AS kept,
       (SELECT count(*) FROM message WHERE quarantined = 1 AND received_at > $since) AS today`,
    )
    .get({ since: now - DAY });
  const quarantine = { today: Number(row?.["today"]), inAll: Number(row?.["kept"]) };
  return {
    today: Number(row?.["all_today"]) - quarantine.today,
    inAll: Number(row?.["all_kept"]) - quarantine.inAll,
    quarantine,
  };
}

/** The value of a setting, which `fresh` becomes when there is none. Only that writes: while another process writes, the others read. */
export function keepSetting(db: DatabaseSync, name: string, fresh: string): string {
  const kept = readSetting(db, name);
  if (kept !== undefined) return kept;
  db.prepare("INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)").run(name, fresh);
  return readSetting(db, name) ?? fresh;
}

/** The value of a setting, or undefined when there is none. */
export function readSetting(db: DatabaseSync, name: string): string | undefined {
  const value = db.prepare("SELECT value FROM setting WHERE name = ?").get(name)?.["value"];
  return typeof value === "string" ? value : undefined;
}

function countSame(db: DatabaseSync, hash: string, since: number): number {
  return Number(
    db
      .prepare("SELECT count(*) AS n FROM message WHERE payload_hash = ? AND received_at >= ?")
      .get(hash, since)?.["n"],
  );
}

/** Which repeat a message is of one that is there, if it is one. */
export function repeatIn(
  db: DatabaseSync,
  arrival: Arrival,
  hash = payloadHash(arrival.message),
): Repeat | undefined {
  const { requestId, at } = arrival;
  const row =
    requestId === undefined
      ? undefined
      : db.prepare("SELECT payload_hash FROM message WHERE request_id = ?").get(requestId);
  return repeatOf(arrival, {
    underNumber: row && String(row["payload_hash"]),
    lately: requestId === undefined && countSame(db, hash, at - SAME_MESSAGE_FOR) > 0,
  });
}
