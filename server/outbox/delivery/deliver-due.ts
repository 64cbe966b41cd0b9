import type { DatabaseSync } from "node:sqlite";
import { BLOCKED_WAIT, PROBE_WAITS, retryWait } from "./backoff.ts";
import {
  clampDueTimes,
  markFailed,
  markSending,
  markSent,
  nextDue,
  oldestBlocked,
  recoverInterrupted,
  releaseBlocked,
} from "../sqlite/rows/deliveries.ts";
import type { Mailer } from "./mailer.ts";
import type { StoredMessage } from "../message.ts";
import { sortFailure, type Failure } from "./sort-failure.ts";

/**
 * How the way out stands. `closed` and `stopped` hold until an instant: the mail server cannot be reached, or it says
 * that our set-up is wrong. Instants are milliseconds since 1970.
 */
export type Gate =
  | { kind: "open" }
  | { kind: "closed"; until: number; tries: number; reason: string }
  | { kind: "stopped"; until: number; reason: string };

/** What a round of deliveries needs. */
export interface Round {
  db: DatabaseSync;
  mailer: Mailer;
  now: () => number;
  random: () => number;
  /** Mails that went out but whose row could not be updated yet, because the disk was full: never sent twice for that. */
  unmarked: Set<number>;
  /** Whether the server is stopping: the mail under way is then the last. */
  isStopping: () => boolean;
}

/**
 * Sends what is due, one message after the other, and gives the state of the way out afterwards.
 * No message is ever dropped here: each ends sent, or waits under a state and a reason that the staff can read.
 * @throws Error of SQLite when the rows cannot be read or written; the next round takes up where this one stopped
 */
export async function deliverDue(round: Round, gate: Gate): Promise<Gate> {
  const { db, now, unmarked } = round;
  if (gate.kind !== "open" && now() < gate.until) return gate;
  for (const id of unmarked) {
    markSent(db, id, now());
    unmarked.delete(id);
  }
  recoverInterrupted(db);
  clampDueTimes(db, now());
  const blocked = oldestBlocked(db);
  const first = blocked ?? nextDue(db, now());
  if (first === undefined) return { kind: "open" };
  const closed = await signIn(round, gate, first);
  if (closed !== undefined) return closed;
  for (let message: StoredMessage | undefined = first; message !== undefined; message = nextDue(db, now())) {
    const failure = await sendOne(round, message);
    if (failure?.kind === "misconfigured")
      return { kind: "stopped", until: now() + BLOCKED_WAIT, reason: failure.reason };
    if (failure === undefined && message.state === "blocked") releaseBlocked(db);
    // Later, or a connection lost halfway: sign in again at the next look rather than insist on the others.
    if (failure?.kind === "temporary" || round.isStopping()) break;
  }
  return { kind: "open" };
}

async function signIn(round: Round, gate: Gate, first: StoredMessage): Promise<Gate | undefined> {
  try {
    await round.mailer.verify();
    return undefined;
  } catch (error) {
    const failure = sortFailure(error, "signing-in");
    const now = round.now();
    if (failure.kind === "misconfigured") {
      markFailed(round.db, first.id, "blocked", failure.reason, now);
      return { kind: "stopped", until: now + BLOCKED_WAIT, reason: failure.reason };
    }
    const tries = gate.kind === "closed" ? gate.tries + 1 : 0;
    const wait = PROBE_WAITS[Math.min(tries, PROBE_WAITS.length - 1)] ?? 0;
    return {
      kind: "closed",
      until: now + wait * (0.8 + 0.4 * round.random()),
      tries,
      reason: failure.reason,
    };
  }
}

async function sendOne(
  { db, mailer, now, random, unmarked }: Round,
  message: StoredMessage,
): Promise<Failure | undefined> {
  markSending(db, message.id);
  try {
    await mailer.send(message);
  } catch (error) {
    const failure = sortFailure(error, "sending");
    const wait = retryWait(message.attempts + 1, random());
    if (failure.kind === "misconfigured") markFailed(db, message.id, "blocked", failure.reason, now());
    else if (failure.kind === "refused") markFailed(db, message.id, "refused", failure.reason, now());
    else if (wait === undefined)
      markFailed(db, message.id, "refused", `Cinq jours d’essais sans succès. ${failure.reason}`, now());
    else markFailed(db, message.id, "queued", failure.reason, now() + wait);
    return failure;
  }
  unmarked.add(message.id);
  markSent(db, message.id, now());
  unmarked.delete(message.id);
  return undefined;
}
