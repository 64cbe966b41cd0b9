import type { AlertWatch } from "#server/outbox/alerts/alert-job.ts";

/** For how long after each full hour a look tells, in milliseconds: as long as there is between two looks. */
const TELLS = 10 * 60_000;
const HOUR = 60 * 60_000;

/** How long after a refusal the database is asked again, in milliseconds: one that its host moves is back in seconds. */
const AGAIN = 5000;

/**
 * Tells a person that the messages can be neither kept nor noted. Nothing can note either that somebody was told: the look
 * that follows each full hour tells, while it lasts.
 * @param at when the look was due, in milliseconds since 1970
 * @param watch a watch that remembers a trouble
 */
export async function tellOutOfReach(at: number, watch: Pick<AlertWatch, "look">): Promise<void> {
  if (at % HOUR >= TELLS) return;
  await new Promise((resolve) => setTimeout(resolve, AGAIN));
  await watch.look();
}
