import { traceOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { StoreUnavailable } from "../message-store.ts";
import { type AlertParts, type AlertWatch, createAlertWatch } from "./alert-watch.ts";

export { type AlertMemory, type AlertRoute, type AlertWatch, createAlertWatch } from "./alert-watch.ts";
export { standingLine } from "./concerns.ts";

/** How often the messages are counted, in milliseconds. */
const EVERY = 60_000;

/** What an alert that goes by mail is about. */
export const ALERT_SUBJECT = "Messages du formulaire à voir";

/** How long a stop waits for an alert under way, in milliseconds; cut, it leaves again after the next start. */
const STOP_GRACE = 5000;

/** The watch that runs beside the server. */
export interface AlertJob extends Pick<AlertWatch, "standing" | "told" | "trouble"> {
  stop: () => Promise<void>;
}

/**
 * Looks after the messages for as long as the server runs.
 * @param parts `every` is how often to look, in milliseconds; every minute unless told otherwise
 */
export function startAlertJob(parts: AlertParts & { every?: number }): AlertJob {
  const { say } = parts;
  const watch = createAlertWatch(parts);
  let running = Promise.resolve();
  let broken = false;
  const turn = (): void => {
    running = running.then(watch.look).then(
      () => void (broken = false),
      (error: unknown) => {
        // Messages out of reach are the mailbox's own trouble, which says it.
        if (broken || error instanceof StoreUnavailable) return;
        broken = true;
        say(
          frenchSpaces(
            `Les messages n’ont pas pu être comptés, le site réessaie chaque minute. (${traceOf(error)})`,
          ),
        );
      },
    );
  };
  turn();
  const timer = setInterval(turn, parts.every ?? EVERY);
  timer.unref();
  return {
    ...watch,
    async stop() {
      clearInterval(timer);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_GRACE).unref())]);
    },
  };
}
