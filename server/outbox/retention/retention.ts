import { confirmer } from "#server/confirmer.ts";
import { counted } from "#text/counted.ts";
import { DAY } from "#text/durations.ts";
import type { Ageing, Mailbox } from "../message-store.ts";

/**
 * How long messages are kept, in days: once they have reached the last channel, not delivered, and set aside as doubtful,
 * of which somebody must have been told for a week: what nobody knows of waits as long as what was not delivered.
 */
const KEPT_DAYS = { sent: 90, undelivered: 180, quarantine: 30, told: 7 } as const;

/** Purges what is old; `tick` is a monotonic clock in milliseconds, `now` the calendar's. @returns how many went */
export type Purge = (now: number, tick: number) => Promise<number>;

/**
 * Makes the purge of the messages. One look at a clock that jumped a year ahead must not erase everything: only what was
 * already too old an hour earlier goes.
 * @param found which messages were found too old, and at which `tick`: it is changed in place
 */
export function createPurge(
  store: Pick<Ageing & Mailbox, "expired" | "remove">,
  found?: Map<number, number>,
): Purge {
  const confirmed = confirmer(found);
  return async (now, tick) => {
    const ids = confirmed(await tooOld(store, now), tick);
    // Without any, it ends what an earlier deletion could not.
    await store.remove(ids);
    return ids.length;
  };
}

/** What the terminal is told of a purge that took some. */
export function purgedWords(gone: number): string {
  return `${counted(gone, "message trop ancien a été effacé", "messages trop anciens ont été effacés")}.`;
}

/** The messages that are too old by a calendar. */
export function tooOld(store: Pick<Ageing, "expired">, now: number): Promise<number[]> {
  return store.expired({
    sent: now - KEPT_DAYS.sent * DAY,
    quarantine: now - KEPT_DAYS.quarantine * DAY,
    told: now - KEPT_DAYS.told * DAY,
    undelivered: now - KEPT_DAYS.undelivered * DAY,
  });
}

/** Makes the purge of the damaged stores that were set aside: they hold messages too, so they go when the last of those would. */
export function createAsidePurge(store: Pick<Ageing, "setAside" | "dropSetAside">): Purge {
  const confirmed = confirmer<string>();
  return async (now, tick) => {
    const oldest = new Date(now - KEPT_DAYS.undelivered * DAY).toISOString().slice(0, 10);
    const old = (await store.setAside()).filter(({ day }) => day < oldest);
    const names = confirmed(
      old.map(({ name }) => name),
      tick,
    );
    if (names.length > 0) await store.dropSetAside(names);
    return names.length;
  };
}
