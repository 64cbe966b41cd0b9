import { payloadHash } from "./message.ts";
import {
  type Acceptance,
  type Arrival,
  type Arrivals,
  type Seen,
  StoreUnavailable,
  type Verdict,
} from "./message-store.ts";

/** How long a visitor waits while another process has the database, in milliseconds; then the form keeps the words. */
const PATIENCE = 3000;

/** Messages in one commit at most: the others of a crowd wait for the next. */
const AT_ONCE = 100;

/** What the table says of a message that comes: what became of its first copy, or what a judge asks to know. */
export type Recognised = { known: Exclude<Acceptance, "kept"> } | { seen: Seen };

/** A message with what was judged of it. */
export interface Judged {
  arrival: Arrival;
  verdict: Verdict;
}

/**
 * Keeps messages that came at the same moment, in one commit.
 * @param judge weighs what is new, and gives what is to be inserted; what it leaves out it has answered itself
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
    let judged: readonly (Judged & { waiting: Waiting })[] = [];
    try {
      const accepted = await keepTogether(
        batch.map(({ arrival }) => arrival),
        (recognised) => (judged = judgeAll(batch, recognised)),
        () => Math.max(0, until - performance.now()),
      );
      accepted.forEach((acceptance, index) => judged[index]?.waiting.resolve(acceptance));
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

/** Judges each message as if those before it were there already. Settles those that are known, or turned away. */
function judgeAll(
  batch: readonly Waiting[],
  recognised: readonly Recognised[],
): (Judged & { waiting: Waiting })[] {
  const verdicts = new Map<string, Verdict>();
  const copies = new Map<string, number>();
  const added = { clear: 0, doubtful: 0 };
  return batch.flatMap((waiting, index) => {
    const { arrival, judge, resolve, reject } = waiting;
    const found = recognised[index];
    if (found === undefined) return [];
    if ("known" in found) {
      resolve(found.known);
      return [];
    }
    const { seen } = found;
    const words = payloadHash(arrival.message);
    const key = arrival.requestId ?? words;
    try {
      // A second copy in the same moment is recognised by the commit itself.
      const verdict =
        verdicts.get(key) ??
        judge({
          today: seen.today + added.clear,
          inAll: seen.inAll + added.clear,
          quarantine: {
            today: seen.quarantine.today + added.doubtful,
            inAll: seen.quarantine.inAll + added.doubtful,
          },
          sameToday: seen.sameToday + (copies.get(words) ?? 0),
        });
      if (!verdicts.has(key)) {
        copies.set(words, (copies.get(words) ?? 0) + 1);
        added[verdict.doubtful ? "doubtful" : "clear"] += 1;
      }
      verdicts.set(key, verdict);
      return [{ arrival, verdict, waiting }];
    } catch (error) {
      reject(error);
      return [];
    }
  });
}
