import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { everyField, FIELD_NAMES } from "#schemas/contact-message.ts";
import { payloadHash, SAME_MESSAGE_FOR } from "../../message.ts";
import type { Acceptance, Arrival, Census, Seen, Verdict } from "../../message-store.ts";

const DAY = 24 * 3_600_000;

const COLUMNS = [
  "request_id",
  "mail_id",
  "payload_hash",
  "received_at",
  "state",
  ...FIELD_NAMES,
  "score",
  "reasons",
  "next_attempt_at",
] as const;

const INSERT = `INSERT INTO message (${COLUMNS.join(", ")}) VALUES (${COLUMNS.map((name) => `$${name}`).join(", ")})`;

/** Judges a message by what is there and inserts it, unless it is known. Runs within a commit, which makes it durable. */
export function keepArrival(
  db: DatabaseSync,
  { message, requestId, mailDomain, at }: Arrival,
  judge: (seen: Seen) => Verdict,
): Acceptance {
  const hash = payloadHash(message);
  const verdict = judge({ ...countMessages(db, at), sameToday: countSame(db, hash, at - DAY) });
  const known = requestId === undefined ? isRecent(db, hash, at) : sameRequest(db, requestId, hash);
  if (known !== undefined) return known;
  const row: Record<(typeof COLUMNS)[number], string | number | null> = {
    request_id: requestId ?? null,
    mail_id: `<${randomUUID()}@${mailDomain}>`,
    payload_hash: hash,
    received_at: at,
    state: verdict.doubtful ? "quarantine" : "queued",
    ...everyField((name) => message[name]),
    score: verdict.score,
    reasons: verdict.reasons.join(", "),
    // At once, whatever the clock of the deliveries says.
    next_attempt_at: 0,
  };
  db.prepare(INSERT).run(row);
  return "kept";
}

/** How many messages came during the last day, and how many there are. */
export function countMessages(db: DatabaseSync, now: number): Census {
  return {
    today: Number(
      db.prepare("SELECT count(*) AS n FROM message WHERE received_at > ?").get(now - DAY)?.["n"],
    ),
    inAll: Number(db.prepare("SELECT count(*) AS n FROM message").get()?.["n"]),
  };
}

/** The value of a setting, which `fresh` becomes when there is none. */
export function keepSetting(db: DatabaseSync, name: string, fresh: string): string {
  db.prepare("INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)").run(name, fresh);
  const value = db.prepare("SELECT value FROM setting WHERE name = ?").get(name)?.["value"];
  return typeof value === "string" ? value : fresh;
}

function countSame(db: DatabaseSync, hash: string, since: number): number {
  return Number(
    db
      .prepare("SELECT count(*) AS n FROM message WHERE payload_hash = ? AND received_at >= ?")
      .get(hash, since)?.["n"],
  );
}

function sameRequest(db: DatabaseSync, requestId: string, hash: string): Acceptance | undefined {
  const row = db.prepare("SELECT payload_hash FROM message WHERE request_id = ?").get(requestId);
  if (row === undefined) return undefined;
  return row["payload_hash"] === hash ? "known" : "conflict";
}

function isRecent(db: DatabaseSync, hash: string, now: number): Acceptance | undefined {
  return countSame(db, hash, now - SAME_MESSAGE_FOR) > 0 ? "known" : undefined;
}
