import { counted } from "#text/counted.ts";
import { reasonOf } from "#text/error-words.ts";
import type { MessageStore } from "./message-store.ts";
import { createAsidePurge, createPurge } from "./retention/retention.ts";

const EVERY = 65 * 60_000;

/**
 * Purges old messages and what is old of the journal every 65 minutes for as long as the server runs, and says how many
 * messages went, or why they could not. @returns a way to stop it
 */
export function startPurgeJob(
  store: MessageStore,
  pruneJournal: (now: number, tick: number) => void,
  say: (text: string) => void,
): () => void {
  const purgeMessages = createPurge(store);
  const purgeAside = createAsidePurge(store);
  let told: string | undefined;
  const run = async (): Promise<void> => {
    pruneJournal(Date.now(), performance.now());
    try {
      const gone = await purgeMessages(Date.now(), performance.now());
      if (gone > 0)
        say(`${counted(gone, "message trop ancien a été effacé", "messages trop anciens ont été effacés")}.`);
      await purgeAside(Date.now(), performance.now());
      told = undefined;
    } catch (error) {
      const why = reasonOf(error);
      // Once for as long as it lasts: what should be gone is still there. The next run goes on.
      if (why !== told) say(`L’effacement des vieux messages n’a pas pu finir. ${why}`);
      told = why;
    }
  };
  void run();
  const timer = setInterval(() => void run(), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
