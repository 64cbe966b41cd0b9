import { counted } from "#text/counted.ts";
import { reasonOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { DAY } from "#text/durations.ts";
import type { MessageStore } from "./message-store.ts";
import { createAsidePurge, createPurge, purgedWords, tooOld } from "./retention/retention.ts";

const EVERY = 65 * 60_000;

/** By a calendar that says so, nothing is old. */
const NOTHING_OLD = 0;

/** Looks at the calendar; `tick` is a clock that cannot be moved. @returns by how much it leapt, while it is not to be believed; else 0 */
export type CalendarWatch = (now: number, tick: number) => Promise<number>;

/**
 * Purges old messages and what is old of the journal every 65 minutes for as long as the server runs, and says how many
 * messages went, or why they could not. @returns a way to stop it
 */
export function startPurgeJob(
  store: MessageStore,
  watch: CalendarWatch,
  pruneJournal: (now: number, tick: number) => void,
  say: (text: string) => void,
): () => void {
  const purgeMessages = createPurge(store);
  const purgeAside = createAsidePurge(store);
  let told: string | undefined;
  let suspected = 0;
  /** Says once for each leap what would go by it. */
  const suspect = async (leap: number): Promise<void> => {
    if (leap === suspected) return;
    const old = leap === 0 ? [] : await tooOld(store, store.today());
    suspected = leap;
    if (old.length > 0)
      say(
        frenchSpaces(
          `Le calendrier a avancé de ${counted(Math.round(leap / DAY), "jour", "jours")} d’un coup : ${counted(old.length, "message semble trop ancien, et sera effacé", "messages semblent trop anciens, et seront effacés")} une fois que le site aura marché un jour ainsi. → Si la date est fausse, corrigez-la d’ici là.`,
        ),
      );
  };
  const run = async (): Promise<void> => {
    try {
      const leap = await watch(store.today(), performance.now());
      pruneJournal(leap === 0 ? Date.now() : NOTHING_OLD, performance.now());
      await suspect(leap);
      const today = leap === 0 ? store.today() : NOTHING_OLD;
      const gone = await purgeMessages(today, performance.now());
      if (gone > 0) say(purgedWords(gone));
      await purgeAside(today, performance.now());
      told = undefined;
    } catch (error) {
      const why = reasonOf(error);
      // Once for as long as it lasts: what should be gone is still there. The next run goes on.
      if (why !== told) say(`L’effacement des vieux messages n’a pas pu finir. ${why}`);
      told = why;
    }
  };
  // One at a time: a disk that is gone answers nothing.
  let underWay: Promise<void> | undefined;
  const look = () => void (underWay ??= run().finally(() => (underWay = undefined)));
  look();
  const timer = setInterval(look, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
