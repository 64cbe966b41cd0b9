import type { StoredMessage } from "../message.ts";
import type { Deliveries } from "../message-store.ts";
import { BLOCKED_WAIT, LONGEST_WAIT, PROBE_WAITS, retryWait, spread } from "./backoff.ts";
import type { Mailer } from "./mailer.ts";
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
  store: Deliveries;
  mailer: Mailer;
  /** A clock in milliseconds since 1970 that nobody can move while the server runs: waits are measured by it. */
  now: () => number;
  /** The calendar's, in milliseconds since 1970: it dates what is kept. */
  today: () => number;
  random: () => number;
  /** Mails that went out but whose row could not be updated yet, because the disk was full: never sent twice for that. */
  unmarked: Set<number>;
  /** Whether the server is stopping: the mail under way is then the last. */
  isStopping: () => boolean;
}

/**
 * Sends what is due, one message after the other, and gives the state of the way out afterwards.
 * No message is ever dropped here: each ends sent, or waits under a state and a reason that the staff can read.
 * @throws StoreUnavailable when messages cannot be read or noted; the next round takes up where this one stopped
 */
export async function deliverDue(round: Round, gate: Gate): Promise<Gate> {
  const { store, now, unmarked } = round;
  if (gate.kind !== "open" && now() < gate.until) return gate;
  for (const id of unmarked) {
    await store.noteSent(id, round.today());
    unmarked.delete(id);
  }
  await store.beginRound(now(), now() + LONGEST_WAIT);
  const first = (await store.oldestBlocked()) ?? (await store.nextDue(now()));
  if (first === undefined) return { kind: "open" };
  const closed = await signIn(round, gate, first);
  if (closed !== undefined) return closed;
  for (
    let message: StoredMessage | undefined = first;
    message !== undefined;
    message = await store.nextDue(now())
  ) {
    const failure = await sendOne(round, message);
    if (failure?.kind === "misconfigured")
      return { kind: "stopped", until: now() + BLOCKED_WAIT, reason: failure.reason };
    if (failure === undefined && message.state === "blocked") await store.releaseBlocked();
    if (round.isStopping()) break;
    // A line lost halfway: the others need not insist where nobody answers any more.
    if (failure?.kind === "unreachable") {
      const lost = await signIn(round, gate, message);
      if (lost !== undefined) return lost;
    }
  }
  return { kind: "open" };
}

/** Tries whether the mail server lets us in; gives the gate that closes when it does not. `message` is blocked when we are misconfigured. */
async function signIn(round: Round, gate: Gate, message: StoredMessage): Promise<Gate | undefined> {
  try {
    await round.mailer.verify();
    return undefined;
  } catch (error) {
    const failure = sortFailure(error, "signing-in");
    const now = round.now();
    if (failure.kind === "misconfigured") {
      await round.store.noteFailure(message.id, "blocked", failure.reason, now);
      return { kind: "stopped", until: now + BLOCKED_WAIT, reason: failure.reason };
    }
    const tries = gate.kind === "closed" ? gate.tries + 1 : 0;
    const wait = PROBE_WAITS[Math.min(tries, PROBE_WAITS.length - 1)] ?? 0;
    return {
      kind: "closed",
      until: now + spread(wait, round.random()),
      tries,
      reason: failure.reason,
    };
  }
}

async function sendOne(
  { store, mailer, now, today, random, unmarked }: Round,
  message: StoredMessage,
): Promise<Failure | undefined> {
  await store.noteAttempt(message.id);
  try {
    await mailer.send(message);
  } catch (error) {
    const failure = sortFailure(error, "sending");
    const wait = retryWait(message.attempts + 1, random());
    if (failure.kind === "misconfigured")
      await store.noteFailure(message.id, "blocked", failure.reason, now());
    else if (failure.kind === "refused")
      await store.noteFailure(message.id, "refused", failure.reason, now());
    else if (wait === undefined)
      await store.noteFailure(
        message.id,
        "refused",
        `Cinq jours d’essais sans succès. ${failure.reason}`,
        now(),
      );
    else await store.noteFailure(message.id, "queued", failure.reason, now() + wait);
    return failure;
  }
  unmarked.add(message.id);
  await store.noteSent(message.id, today());
  unmarked.delete(message.id);
  return undefined;
}
