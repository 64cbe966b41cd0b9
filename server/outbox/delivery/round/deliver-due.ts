import type { Channel } from "../../message.ts";
import { type Deliveries, type Due, StoreUnavailable, type Which } from "../../message-store.ts";
import { DeliveryFailure, type Way } from "../way.ts";
import { BLOCKED_WAIT, LONGEST_WAIT, LONGEST_PAUSE, PROBE_WAITS, retryWait, spread } from "./backoff.ts";
import type { Gate } from "./gate.ts";
import { runLanes } from "./lanes.ts";

export type { Gate } from "./gate.ts";

/** What a round of deliveries needs. */
export interface Round {
  store: Deliveries;
  way: Way;
  /** The channels that are open, this one among them. */
  open: readonly Channel[];
  /** A clock in milliseconds since 1970 that nobody can move while the server runs: waits are measured by it. */
  now: () => number;
  /** The calendar's, in milliseconds since 1970: it dates what is kept. */
  today: () => number;
  random: () => number;
  /** Messages that went out but whose row could not be updated yet, because the disk was full: never sent twice for that. */
  unmarked: Set<number>;
  /** Whether the server is stopping: what is under way is then the last. */
  isStopping: () => boolean;
}

/**
 * Sends what is due by one way, and gives the state of that way afterwards. A message that takes its time does not hold
 * the next one. No message is ever dropped here: each ends sent, or waits under a state and a reason that the staff can read.
 * @throws StoreUnavailable when messages cannot be read or noted; the next round takes up where this one stopped
 */
export async function deliverDue(round: Round, gate: Gate): Promise<Gate> {
  const { store, way, now, unmarked } = round;
  if (!(await mayTry(round, gate))) return gate;
  const forbidden = way.forbidden();
  if (forbidden !== undefined) return { kind: "stopped", until: now(), reason: forbidden };
  for (const id of unmarked) {
    await store.noteSent(way.channel, id, round.today());
    unmarked.delete(id);
  }
  await store.beginRound(way.channel, round.open, now(), now() + LONGEST_WAIT);
  const asked = (await store.oldestBlocked(way.channel)) ?? (await store.nextDue(way.channel, now()));
  if (asked === undefined) return { kind: "open" };
  const shut = await signIn(round, gate, asked);
  if (shut !== undefined) return shut;
  const next = createNext(round);
  const first = (await take(round, asked.message.id)) ?? (await next("due"));
  if (first === undefined) return { kind: "open" };
  let end: Gate | undefined;
  let again = 0;
  const holding = setInterval(() => {
    store.holdOn(way.channel, now() + LEASE).catch((error: unknown) => {
      // Out of reach, the store says so itself: the leases end, and what was sent is noted when it is back.
      if (!(error instanceof StoreUnavailable)) throw error;
    });
  }, LEASE / 4).unref();
  await runLanes(first, {
    ...way,
    next: () => next(again >= Math.max(1, way.lanes - KEPT_FREE) ? "new" : "due"),
    isOver: () => end !== undefined || round.isStopping(),
    async run(due) {
      const one = isAgain(due) ? 1 : 0;
      again += one;
      try {
        const shutBy = await sendOne(round, gate, due);
        end ??= shutBy;
      } finally {
        again -= one;
      }
    },
  }).finally(() => clearInterval(holding));
  return end ?? { kind: "open" };
}

/** Places that are for a first try alone: a message that is tried again may hold its own for minutes. */
const KEPT_FREE = 2;

function isAgain(due: Due): boolean {
  return due.fate.attempts > 0;
}

/** How long a server may be silent about a message that it has taken before another takes it, in milliseconds. */
const LEASE = 60_000;

function take({ store, way, now }: Round, which: Which): Promise<Due | undefined> {
  return store.take(way.channel, which, now(), now() + LEASE);
}

/** How long a message that arrives during a round waits for a fate at most, in milliseconds. */
const ADOPT_EVERY = 1000;

/** Takes whose turn it is, those that arrived since the round began among them: it lasts as long as its slowest message. */
function createNext(round: Round): (which: Which) => Promise<Due | undefined> {
  const { store, open, now } = round;
  let adoptedAt = now();
  return async (which) => {
    if (now() - adoptedAt >= ADOPT_EVERY) {
      await store.adopt(open);
      adoptedAt = now();
    }
    return take(round, which);
  };
}

/** Whether the way may be tried: its time has come, or the staff has asked for what stopped it to go again. */
async function mayTry({ store, way, now }: Round, gate: Gate): Promise<boolean> {
  if (gate.kind === "open" || now() >= gate.until) return true;
  return gate.kind === "stopped" && (await store.oldestBlocked(way.channel)) === undefined;
}

/** Tries whether the other side lets us in; gives the gate that closes when it does not. The message is blocked when we are misconfigured. */
async function signIn(round: Round, gate: Gate, { message }: Due): Promise<Gate | undefined> {
  const { store, way, now } = round;
  try {
    await way.verify();
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "busy") return pausedFor(round, failure);
    if (failure.kind === "misconfigured") {
      await store.noteFailure(way.channel, message.id, "blocked", failure.message, now());
      return { kind: "stopped", until: now() + BLOCKED_WAIT, reason: failure.message };
    }
    const tries = gate.kind === "closed" ? gate.tries + 1 : 0;
    const wait = PROBE_WAITS[Math.min(tries, PROBE_WAITS.length - 1)] ?? 0;
    return { kind: "closed", until: now() + spread(wait, round.random()), tries, reason: failure.message };
  }
}

/** Sends a message that was taken and notes what became of it. @returns the gate that closes by it, if one does */
async function sendOne(round: Round, gate: Gate, due: Due): Promise<Gate | undefined> {
  const { store, way, now, unmarked } = round;
  const { id } = due.message;
  try {
    await way.send(due.message);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "busy") {
      const pause = pausedFor(round, failure);
      await store.putBack(way.channel, id, pause.until);
      return pause;
    }
    await noteFailure(round, due, failure);
    if (failure.kind === "misconfigured")
      return { kind: "stopped", until: now() + BLOCKED_WAIT, reason: failure.message };
    // A line lost halfway: the others need not insist where nobody answers any more.
    return failure.kind === "unreachable" && !round.isStopping() ? signIn(round, gate, due) : undefined;
  }
  unmarked.add(id);
  await store.noteSent(way.channel, id, round.today());
  unmarked.delete(id);
  if (due.fate.state === "blocked") await store.releaseBlocked(way.channel);
  return undefined;
}

async function noteFailure(
  { store, way, now, random }: Round,
  { message, fate }: Due,
  { kind, message: reason }: DeliveryFailure,
): Promise<void> {
  const note = store.noteFailure.bind(store, way.channel, message.id);
  const wait = retryWait(fate.attempts + 1, random());
  if (kind === "misconfigured") await note("blocked", reason, now());
  else if (kind === "refused") await note("refused", reason, now());
  else if (wait === undefined) await note("refused", `Cinq jours d’essais sans succès. ${reason}`, now());
  else await note("queued", reason, now() + wait);
}

/** The gate that the other side's own waiting time asks for; a long one is said as a failure is. */
function pausedFor({ now }: Round, { wait, message }: DeliveryFailure): Gate & { until: number } {
  const until = now() + Math.min(Math.ceil(wait), LONGEST_WAIT);
  return wait <= LONGEST_PAUSE
    ? { kind: "paused", until }
    : { kind: "closed", until, tries: 0, reason: message };
}

/** What a way threw, sorted; anything that it did not foresee goes on to whoever runs the round. */
function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  throw error;
}
