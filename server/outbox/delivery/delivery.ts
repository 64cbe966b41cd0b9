import { deliverDue, type Gate } from "./deliver-due.ts";
import type { Mailer } from "./mailer.ts";
import { type Deliveries, StoreUnavailable } from "../message-store.ts";

export { createMailer } from "./mailer.ts";

/** How long a stop waits for the mail under way; cut, it goes out again at the next start under the same Message-ID. */
const STOP_GRACE = 5000;

/** How often the queue is looked at, in milliseconds: the staff's commands change it from another process. */
const LOOK_EVERY = 5000;

/** What is said of each state. The mail server's own words follow in the terminal alone: they may name our addresses. */
const WORDS = {
  open: "Envoi des messages par e-mail\u00a0: tout va bien.",
  closed: "Le serveur d’e-mail ne répond pas\u00a0; les messages attendent et partiront seuls.",
  stopped:
    "ENVOI ARRÊTÉ\u00a0: le serveur d’e-mail refuse nos réglages (SMTP_URL, CONTACT_TO, CONTACT_FROM). Aucun message n’est perdu. Corrigez-les puis relancez le site, ou «\u00a0npm run messages -- retry --tous\u00a0».",
} satisfies Record<Gate["kind"], string>;

/** What is said of an error that nobody foresaw; the stack follows in the terminal, once. */
const WORDS_BROKEN =
  "L’envoi des messages par e-mail s’est arrêté sur une erreur imprévue\u00a0; il réessaie toutes les cinq secondes. Aucun message n’est perdu\u00a0: «\u00a0npm run messages\u00a0» les montre.";

/** The delivery that runs beside the server. */
export interface Delivery {
  /** Looks at the queue now: a message has just been kept. */
  wake: () => void;
  /** Why messages do not leave, in French, or undefined. */
  trouble: () => string | undefined;
  /** Ends after the mail under way. */
  stop: () => Promise<void>;
}

/** Starts to deliver what is queued, by a mailer, until it is stopped. Nothing here can stop the site. */
export function startDelivery(store: Deliveries, mailer: Mailer, say: (text: string) => void): Delivery {
  let gate: Gate = { kind: "open" };
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const unmarked = new Set<number>();

  const started = { at: Date.now(), tick: performance.now() };
  /** Calendars are put right, by a month at times; the waits of this process follow its own clock. */
  const now = (): number => Math.round(started.at + performance.now() - started.tick);
  /** Whether the last round ended in an error that nobody foresaw. */
  let broken = false;

  const turn = async (): Promise<void> => {
    try {
      const before = gate.kind;
      gate = await deliverDue(
        {
          store,
          mailer,
          now,
          today: Date.now,
          random: Math.random,
          unmarked,
          isStopping: () => stopped,
        },
        gate,
      );
      if (gate.kind !== before)
        say(gate.kind === "open" ? WORDS.open : `${WORDS[gate.kind]} (${gate.reason})`);
      broken = false;
    } catch (error) {
      // Messages are out of reach for now, which the store says itself; the next look tries again.
      if (error instanceof StoreUnavailable) return;
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      if (!broken) say(`${WORDS_BROKEN} (${reason})`);
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
    trouble: () => (broken ? WORDS_BROKEN : gate.kind === "open" ? undefined : WORDS[gate.kind]),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_GRACE).unref())]);
    },
  };
}
