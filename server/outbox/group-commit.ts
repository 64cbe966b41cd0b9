import {
  type Acceptance,
  type Arrival,
  type Arrivals,
  type Count,
  type Seen,
  StoreUnavailable,
  type Verdict,
} from "./message-store.ts";
import { payloadHash, type Repeat, repeatAmong } from "./same-message.ts";

/** How long a visitor waits while another process has the database, in milliseconds; then the form keeps the words. */
const PATIENCE = 3000;

/** Messages in one commit at most: the others of a crowd wait for the next. */
const AT_ONCE = 100;

/** What the table says of a message that comes: which repeat it is, or what a judge asks to know. */
export type Recognised = { known: Repeat } | { seen: Seen };

/** A message with what was judged of it. */
export interface Judged {
  arrival: Arrival;
  verdict: Verdict;
}

/**
 * Keeps messages that came at the same moment, in one commit.
 * @param judge weighs what is new, and gives what is to be inserted, none of which repeats another; what it leaves out is
 * answered elsewhere
 * @param left how long one may still wait for another writer, in milliseconds
 * @returns what became of those that were to be inserted, in their order
 */
export type KeepBatch = (
  arrivals: readonly Arrival[],
  judge: (recognised: readonly Recognised[]) => readonly Judged[],
  left: () => number,
) => Promise<readonly Acceptance[]>;

interface Waiting {
  arrival: Arrival;
  judge: (seen: Seen) => Verdict;
  since: number;
  resolve: (acceptance: Acceptance) => void;
  reject: (error: unknown) => void;
}

/**
 * Keeps messages: those that come while a commit is under way share the next, so that a crowd costs one disk sync, not one
 * each. Batches follow each other; messages of one batch are judged as if those before them were there already.
 */
export function createArrivals(keepTogether: KeepBatch): Arrivals["keep"] {
  const queue: Waiting[] = [];
  let running = false;

  const keepAll = async (): Promise<void> => {
    while (queue.length > 0) await keepBatch(queue.splice(0, AT_ONCE));
    running = false;
  };
  const keepBatch = async (batch: readonly Waiting[]): Promise<void> => {
    // The oldest has waited behind the batch before, and tries at least once.
    const until = (batch[0]?.since ?? 0) + PATIENCE;
    let fresh: readonly Fresh[] = [];
    try {
      const accepted = await keepTogether(
        batch.map(({ arrival }) => arrival),
        (recognised) => (fresh = judgeAll(batch, recognised)),
        () => Math.max(0, until - performance.now()),
      );
      fresh.forEach((one, index) => settle(one, accepted[index] ?? "kept"));
    } catch (error) {
      for (const { reject } of batch) reject(error);
      if (error instanceof StoreUnavailable) refuseOverdue(error);
    }
  };
  /** Those that waited their time behind a batch that could not be kept do not wait as long again for the same answer. */
  const refuseOverdue = (error: StoreUnavailable): void => {
    const overdue = queue.filter(({ since }) => performance.now() - since >= PATIENCE);
    for (const { reject } of queue.splice(0, overdue.length)) reject(error);
  };
  return (arrival, judge) =>
    new Promise((resolve, reject) => {
      queue.push({ arrival, judge, since: performance.now(), resolve, reject });
      if (running) return;
      running = true;
      setImmediate(() => void keepAll());
    });
}

/** A message that is to be inserted, and those of the same moment that repeat it, which are answered when it is kept. */
interface Fresh extends Judged {
  waiting: Waiting;
  hash: string;
  repeats: { waiting: Waiting; repeat: Repeat }[];
}

function settle({ waiting, repeats }: Fresh, acceptance: Acceptance): void {
  waiting.resolve(acceptance);
  for (const { waiting: other, repeat } of repeats)
    other.resolve(acceptance === "conflict" ? "conflict" : repeat);
}

/** Judges each message as if those before it were there already. Settles those that are known, or turned away. */
function judgeAll(batch: readonly Waiting[], recognised: readonly Recognised[]): Fresh[] {
  const fresh: Fresh[] = [];
  batch.forEach((waiting, index) => {
    const { arrival, judge, resolve, reject } = waiting;
    const found = recognised[index];
    if (found === undefined) return;
    if ("known" in found) return resolve(found.known);
    const hash = payloadHash(arrival.message);
    const before = repeatAmong(fresh, arrival, hash);
    if (before !== undefined) return void before.first.repeats.push({ waiting, repeat: before.repeat });
    try {
      const verdict = judge(seenAfter(found.seen, fresh, hash));
      fresh.push({ arrival, verdict, waiting, hash, repeats: [] });
    } catch (error) {
      reject(error);
    }
  });
  return fresh;
}

/** What a judge would know, were those of the same moment in the table already. */
function seenAfter(seen: Seen, fresh: readonly Fresh[], hash: string): Seen {
  const doubtful = fresh.filter(({ verdict }) => verdict.doubtful).length;
  const clear = fresh.length - doubtful;
  const more = ({ today, inAll }: Count, added: number): Count => ({
    today: today + added,
    inAll: inAll + added,
  });
  return {
    ...more(seen, clear),
    quarantine: more(seen.quarantine, doubtful),
    sameToday: seen.sameToday + fresh.filter((one) => one.hash === hash).length,
  };
}
