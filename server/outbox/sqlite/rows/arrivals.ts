import { createHash, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { ContactMessage } from "../../message.ts";

/** Two equal messages without a request id are taken for a retry during this time, in milliseconds. */
const SAME_MESSAGE_FOR = 10 * 60_000;

/** What to keep besides the words: the form's id, the doubt about it, and the domain that names its mail. */
export interface Arrival {
  requestId: string | undefined;
  score: number;
  reasons: readonly string[];
  doubtful: boolean;
  mailDomain: string;
}

/** `kept` is a new row, `known` the retry of one that is already there, `conflict` another text under the same id. */
export type Acceptance = "kept" | "known" | "conflict";

/**
 * Keeps a message. When this returns `kept`, it is on the disk: WAL with a full sync at the commit.
 * A double click or a retry after a lost answer is one message, whatever the network did.
 */
export function acceptMessage(
  db: DatabaseSync,
  message: ContactMessage,
  arrival: Arrival,
  now: number,
): Acceptance {
  const hash = payloadHash(message);
  const known =
    arrival.requestId === undefined ? isRecent(db, hash, now) : sameRequest(db, arrival.requestId, hash);
  if (known !== undefined) return known;
  const id = randomUUID();
  db.prepare(
    `INSERT INTO message (request_id, mail_id, payload_hash, received_at, state, name, email, subject, message, score, reasons, next_attempt_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    arrival.requestId ?? null,
    `<${id}@${arrival.mailDomain}>`,
    hash,
    now,
    arrival.doubtful ? "quarantine" : "queued",
    message.name,
    message.email,
    message.subject,
    message.message,
    arrival.score,
    arrival.reasons.join(", "),
    now,
  );
  return "kept";
}

/** A digest of the words alone, to recognise the same message. */
export function payloadHash(message: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify([message.name, message.email, message.subject, message.message]))
    .digest("base64url");
}

/** How many times these same words came since an instant, under any id. */
export function countSame(db: DatabaseSync, hash: string, since: number): number {
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
