import type { ContactMessage } from "#schemas/contact-message.ts";
import type { Channel, Fate, MessageState, StoredMessage } from "./message.ts";

/** Messages cannot be kept or read now; `message` is the reason, in French, for the staff's terminal. */
export class StoreUnavailable extends Error {}

/** A message that comes in. `requestId` is the form's own number, in lower case; `mailDomain` names the mail that it becomes. */
export interface Arrival {
  message: ContactMessage;
  requestId: string | undefined;
  mailDomain: string;
  /** Now, in milliseconds since 1970. */
  at: number;
}

/** How many messages came during the last day, and how many are kept in all. */
export interface Count {
  today: number;
  inAll: number;
}

/** The count of the messages, and apart from them that of the quarantine. */
export interface Census extends Count {
  quarantine: Count;
}

/** What the store knows when a message comes: the census, and how many times these very words came during the last day. */
export interface Seen extends Census {
  sameToday: number;
}

/** Points of doubt, the reasons in French for the staff, and whether the message is set aside for a human eye. */
export interface Verdict {
  score: number;
  reasons: readonly string[];
  doubtful: boolean;
}

/** `kept` is a new row, `known` the retry of one that is already there, `conflict` another text under the same id. */
export type Acceptance = "kept" | "known" | "conflict";

/** How messages come in. */
export interface Arrivals {
  /**
   * Keeps a message, and settles only once it is on the disk. A double click or a retry after a lost answer is one message,
   * whatever the network did: the same number, or without one the same words within ten minutes.
   * @param judge weighs it by what is already there, unless it is a retry: what was kept stays kept, in a flood too. It is
   * called here, one message after the other; what it throws comes back as it is, nothing is kept and the messages of the
   * same moment are none the worse
   */
  keep: (arrival: Arrival, judge: (seen: Seen) => Verdict) => Promise<Acceptance>;
  census: (now: number) => Promise<Census>;
  /** The secret that is kept under this name; `fresh` becomes it when there is none. */
  secret: (name: string, fresh: string) => Promise<string>;
}

/** A message whose turn has come on a channel, with what became of it there so far. */
export interface Due {
  message: StoredMessage;
  fate: Fate;
}

/**
 * How messages leave. Each channel has its own fate for a message, and its own rounds, which come one after the other;
 * only one process delivers.
 */
export interface Deliveries {
  /** Gives each message that reached nobody yet a fate on each of the open channels: only what has one is due. */
  adopt: (open: readonly Channel[]) => Promise<void>;
  /**
   * Begins a round of a channel, one of those that are `open`, with what they adopt; what had not left by a channel that
   * is no longer open is left to the others. A send that a crash cut short, or whose end could not be noted, goes out
   * again under the same name: at most a recognisable double, never a loss. A due time after `latest` is that of a clock
   * since put right: it becomes `now`.
   */
  beginRound: (channel: Channel, open: readonly Channel[], now: number, latest: number) => Promise<void>;
  /** The message whose time came first, and of those the oldest: one that is put off stands behind the others. */
  nextDue: (channel: Channel, now: number) => Promise<Due | undefined>;
  /** The oldest message that waits for our set-up to be mended; while there is one, the channel is stopped. */
  oldestBlocked: (channel: Channel) => Promise<Due | undefined>;
  /** A send begins: the message is `sending`, with one attempt more. */
  noteAttempt: (channel: Channel, id: number) => Promise<void>;
  noteSent: (channel: Channel, id: number, now: number) => Promise<void>;
  /** Puts a message aside under a state, with the reason that the staff will read and when to try again. */
  noteFailure: (
    channel: Channel,
    id: number,
    state: "queued" | "blocked" | "refused",
    reason: string,
    nextAttemptAt: number,
  ) => Promise<void>;
  /** Puts a message back whose try does not count: the other side asked everyone to wait. */
  putBack: (channel: Channel, id: number, nextAttemptAt: number) => Promise<void>;
  /** Our set-up works again: everything that it stopped goes out. */
  releaseBlocked: (channel: Channel) => Promise<void>;
}

/** What the staff does with the messages. What changes gives how many messages it changed; ids that are not there count for none. */
export interface Mailbox {
  /** All the messages, oldest first, or those of one state. */
  list: (state?: MessageState) => Promise<StoredMessage[]>;
  find: (id: number) => Promise<StoredMessage | undefined>;
  /** Sends waiting, blocked or refused messages again, at once. */
  retry: (ids: readonly number[] | "all") => Promise<number>;
  /** Lets doubtful messages go like the others. */
  release: (ids: readonly number[]) => Promise<number>;
  /** Deletes messages for good, bytes included. */
  remove: (ids: readonly number[]) => Promise<number>;
  /** Erases everything that one person wrote, whatever its state, bytes included (a right under the GDPR). */
  eraseByEmail: (email: string) => Promise<number>;
}

/** Messages that share a lot: how many, when the oldest came (milliseconds since 1970), and those that no person was told of. */
export interface Share {
  count: number;
  oldest: number | undefined;
  untold: readonly number[];
}

/** What asks for a hand, or may soon. A message counts on each channel alike: once. */
export type Standing = Readonly<Record<"waiting" | "blocked" | "refused" | "quarantine", Share>>;

/** What people were told. */
export interface Telling {
  /** How the messages stand on the open channels; nothing waits where none is open. */
  standing: (open: readonly Channel[]) => Promise<Standing>;
  /** A person was told of these messages, now. */
  noteTold: (ids: readonly number[], now: number) => Promise<void>;
  /** When the last alert of a kind left, in milliseconds since 1970. */
  lastAlert: (kind: string) => Promise<number | undefined>;
  noteAlert: (kind: string, now: number) => Promise<void>;
}

/** A damaged store that was set aside: its name, and the day when that was (2026-01-31). It holds messages too. */
export interface SetAside {
  name: string;
  day: string;
}

/** What grows old. */
export interface Ageing {
  /**
   * The messages that are older than these instants: since they reached the last channel; in quarantine, when a person was
   * told before `told`; or anything else.
   */
  expired: (before: {
    sent: number;
    quarantine: number;
    told: number;
    undelivered: number;
  }) => Promise<number[]>;
  setAside: () => Promise<SetAside[]>;
  dropSetAside: (names: readonly string[]) => Promise<void>;
}

/** How messages are saved elsewhere. */
export interface Copies {
  /**
   * Writes all that is kept at this instant into a file of its own, which is then read back; others may write meanwhile.
   * @param file where there is nothing, or an empty file
   * @returns how many messages the copy holds
   */
  copyTo: (file: string) => Promise<number>;
}

/** Why a store is not in full health, in French; `refuses` when messages are turned away for it. It names no path. */
export interface StoreTrouble {
  text: string;
  refuses: boolean;
}

/**
 * Where messages are kept: the only door to them, whatever keeps them. Every way throws StoreUnavailable when the store
 * cannot be reached, and nothing else of the store's own. `message-store.contract.ts` holds an implementation to it.
 */
export interface MessageStore extends Arrivals, Deliveries, Mailbox, Telling, Ageing, Copies {
  trouble: () => Promise<StoreTrouble | undefined>;
  close: () => Promise<void>;
}
