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
  /** Which repeat a message is of one that is kept, by the same rule; undefined when it is new. Only looks. */
  repeatOf: (arrival: Arrival) => Promise<Exclude<Acceptance, "kept"> | undefined>;
  census: (now: number) => Promise<Census>;
  /** The secret that is kept under this name; `fresh` becomes it when there is none. */
  secret: (name: string, fresh: string) => Promise<string>;
}

/** A message whose turn has come on a channel, with what became of it there so far. */
export interface Due {
  message: StoredMessage;
  fate: Fate;
}

/** Which message a server takes: the one of a number, whose turn it is, or of those only one that was never tried. */
export type Which = number | "due" | "new";

/**
 * How messages leave. Each channel has its own fate for a message, and its own rounds, which come one after the other in
 * one server. Where several servers deliver, a message that one has taken is its own until its lease ends.
 */
export interface Deliveries {
  /** Gives each message that reached nobody yet a fate on each of the open channels: only what has one is due. */
  adopt: (open: readonly Channel[]) => Promise<void>;
  /**
   * Begins a round of a channel, one of those that are `open`, with what they adopt; what had not left by a channel that
   * is no longer open is left to the others. What this server had taken and what another held beyond its lease is due
   * again: a send that a crash cut short, or whose end could not be noted, goes out again under the same name, at most a
   * recognisable double, never a loss. A due time after `latest` is that of a clock since put right: it becomes `now`.
   */
  beginRound: (channel: Channel, open: readonly Channel[], now: number, latest: number) => Promise<void>;
  /** The message whose time came first, and of those the oldest: one that is put off stands behind the others. */
  nextDue: (channel: Channel, now: number) => Promise<Due | undefined>;
  /** The oldest message that waits for our set-up to be mended; while there is one, the channel is stopped. */
  oldestBlocked: (channel: Channel) => Promise<Due | undefined>;
  /**
   * A send begins: the message is `sending`, with one attempt more, and no other server's until the lease ends.
   * @param until when the lease ends, in milliseconds since 1970 on the clock of `now`
   * @returns the message as it stood before, or undefined when there is none, or another server was faster
   */
  take: (channel: Channel, which: Which, now: number, until: number) => Promise<Due | undefined>;
  /** The sends of this server are still under way: their leases last until then. */
  holdOn: (channel: Channel, until: number) => Promise<void>;
  noteSent: (channel: Channel, id: number, now: number) => Promise<void>;
  /**
   * Puts a message aside under a state, with the reason that the staff will read and when to try again; nothing changes
   * when it has left, or another server has taken it since.
   */
  noteFailure: (
    channel: Channel,
    id: number,
    state: "queued" | "blocked" | "refused",
    reason: string,
    nextAttemptAt: number,
  ) => Promise<void>;
  /** Puts a message back whose try does not count: the other side asked everyone to wait. The same reserve holds. */
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
  /**
   * Deletes messages for good, bytes included; StoreUnavailable says what is left to do. Without any, it ends what an earlier
   * deletion or erasure could not.
   */
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
  /**
   * Whether this server is the one that tells people, until then unless it says so again: of several that use the store,
   * one at a time.
   */
  mayTell: (now: number, until: number) => Promise<boolean>;
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

/** How many at most, in `length` milliseconds that begin with the first one. `key` says of what; it holds no address. */
export interface Bound {
  key: string;
  most: number;
  length: number;
}

/** The first of the bounds that leaves no room, by its place among them, and in how many milliseconds there is room again. */
export interface Full {
  bound: number;
  wait: number;
}

/** How much comes from whom, over all servers that use the store. Counts may be lost with it: a limit then begins anew. */
export interface Counts {
  /** Counts one more under all the bounds, or under none when one of them is full. */
  count: (bounds: readonly Bound[], now: number) => Promise<Full | undefined>;
  /** Counts one less under all the bounds, which one more was counted under. */
  giveBack: (bounds: readonly Bound[], now: number) => Promise<void>;
  /** The salt under which visitors are counted: `fresh` becomes it for a day when that of the day before is over, which is forgotten. */
  salt: (fresh: string, now: number) => Promise<string>;
}

/** How messages go from one store to another. */
export interface Moves {
  /** Messages in the order of their numbers, after a number. */
  page: (after: number, most: number) => Promise<StoredMessage[]>;
  /**
   * Takes messages as they stand elsewhere, with what became of them; what is there already, by its `mailId`, stays as it
   * is. A number that another message has here is not kept.
   * @returns how many are new here; they are on the disk
   */
  admit: (messages: readonly StoredMessage[]) => Promise<number>;
}

/** The clocks of a store, in milliseconds since 1970: all servers that use it read the same. */
export interface Clocks {
  /** The calendar's: it dates what is kept. */
  today: () => number;
  /** For waits, leases and counts: a calendar that is put right on this machine does not move it. */
  now: () => number;
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
export interface MessageStore
  extends Arrivals, Deliveries, Mailbox, Telling, Ageing, Copies, Counts, Moves, Clocks {
  trouble: () => Promise<StoreTrouble | undefined>;
  close: () => Promise<void>;
}
