import { traceOf } from "#text/error-words.ts";
import { type Clocks, type Deliveries, StoreUnavailable } from "../message-store.ts";
import type { Channel } from "../message.ts";
import { deliverDue, type Gate } from "./round/deliver-due.ts";
import type { Way } from "./way.ts";

export { openWebAlertRoutes, openWebWays } from "./web-ways.ts";
export { deliverDue, type Gate } from "./round/deliver-due.ts";
export type { Way } from "./way.ts";

/** How long a stop waits for what is under way; cut, it goes out again at the next start under the same name. */
const STOP_GRACE = 5000;

/** How often the queue is looked at, in milliseconds: the staff's commands change it from another process. */
const LOOK_EVERY = 5000;

/** What is said of an error that nobody foresaw, after the way's own words; the stack follows in the terminal, once. */
const BROKEN =
  "\u00a0; il réessaie toutes les cinq secondes. Aucun message n’est perdu\u00a0: «\u00a0npm run messages\u00a0» les montre.";

/** The delivery by one way that runs beside the server. */
export interface Delivery {
  /** Looks at the queue now: a message has just been kept. */
  wake: () => void;
  /** Why messages do not leave, in French, or undefined. */
  trouble: () => string | undefined;
  /** Ends after what is under way. */
  stop: () => Promise<void>;
}

/**
 * Starts to deliver what is queued by each way, until it is stopped: what happens to one concerns no other. Nothing here
 * can stop the site.
 */
export function startDeliveries(
  store: Deliveries & Clocks,
  ways: readonly Way[],
  say: (text: string) => void,
): Delivery[] {
  const open = ways.map(({ channel }) => channel);
  return ways.map((way) => startDelivery(store, way, open, say));
}

function startDelivery(
  store: Deliveries & Clocks,
  way: Way,
  open: readonly Channel[],
  say: (text: string) => void,
): Delivery {
  let gate: Gate = { kind: "open" };
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let pause: NodeJS.Timeout | undefined;
  const unmarked = new Set<number>();

  const { now, today } = store;
  /** Whether the last round ended in an error that nobody foresaw. */
  let broken = false;

  const turn = async (): Promise<void> => {
    try {
      const before = wordsOf(gate);
      gate = await deliverDue(
        {
          store,
          way,
          open,
          now,
          today,
          random: Math.random,
          unmarked,
          isStopping: () => stopped,
        },
        gate,
      );
      const after = wordsOf(gate);
      if (after !== before) say("reason" in gate ? `${way.words[after]} (${gate.reason})` : way.words[after]);
      broken = false;
    } catch (error) {
      // Messages are out of reach for now, which the store says itself; the next look tries again.
      if (error instanceof StoreUnavailable) return;
      if (!broken) say(`${way.words.broken}${BROKEN} (${traceOf(error)})`);
      broken = true;
    }
  };
  const look = (): void => {
    if (stopped) return;
    if (running !== undefined) {
      again = true;
      return;
    }
    running = turn().finally(() => {
      running = undefined;
      clearTimeout(pause);
      if (gate.kind === "paused") pause = setTimeout(look, Math.max(0, gate.until - now())).unref();
      if (again) {
        again = false;
        look();
      }
    });
  };
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  look();

  return {
    wake: look,
    trouble() {
      if (broken) return way.words.broken + BROKEN;
      const kind = wordsOf(gate);
      return kind === "open" ? undefined : way.words[kind];
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(pause);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_GRACE).unref())]);
    },
  };
}

/** What is told of a gate: a short pause that the other side asked for is part of its days. */
function wordsOf(gate: Gate): "open" | "closed" | "stopped" {
  return gate.kind === "paused" ? "open" : gate.kind;
}
