import type { Channel, StoredMessage } from "../message.ts";

/**
 * What a failed delivery means: nobody can be reached there (all wait), our own set-up is wrong (all stop, loudly), this
 * message should come back later, or it is turned down for good; `busy` asks everyone to wait for so many milliseconds.
 * A line lost while sending is `unreachable` too: this message waits, and whether the others can go is asked.
 */
export type FailureKind = "unreachable" | "misconfigured" | "temporary" | "refused" | "busy";

/** A delivery that failed; `message` is one line for the staff, without a secret and without what could act on a terminal. */
export class DeliveryFailure extends Error {
  readonly kind: FailureKind;
  /** How long everyone is asked to wait, in milliseconds; 0 unless `busy`. */
  readonly wait: number;

  constructor(kind: FailureKind, reason: string, wait = 0) {
    // One line, without what could act on a terminal: the text comes from another machine.
    super(reason.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, " ").slice(0, 300));
    this.kind = kind;
    this.wait = wait;
  }
}

/** A way by which messages reach people, and what the staff is told of how it stands, in French. */
export interface Way {
  channel: Channel;
  /** How many messages may be under way at once, and after how many milliseconds a slow one lets the next begin. */
  lanes: number;
  patience: number;
  /** Why nothing may leave by this way just now, in French, or undefined. */
  forbidden: () => string | undefined;
  /** Asks whether the other side is there and lets us in, without sending anything. @throws DeliveryFailure */
  verify: () => Promise<void>;
  /** Sends a message; settles once the other side has taken it. @throws DeliveryFailure */
  send: (message: StoredMessage) => Promise<void>;
  /** The other side's own words follow in the terminal alone: they may name our addresses. */
  words: { open: string; closed: string; stopped: string; broken: string };
}
