import type { ContactMessage } from "#schemas/contact-message.ts";

/** The ways by which a message reaches people besides the mailbox itself: the staff's e-mail, and their chat. */
export const CHANNELS = ["mail", "chat"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Where a message stands on one channel, what most asks for a hand first: `blocked` waits for our own settings to be
 * mended, `refused` was turned down for what it holds, `queued` waits for its time.
 */
export const FATE_STATES = ["blocked", "refused", "sending", "queued", "sent"] as const;
export type FateState = (typeof FATE_STATES)[number];

/** What became of a message on one channel. Instants are milliseconds since 1970. */
export interface Fate {
  channel: Channel;
  state: FateState;
  attempts: number;
  nextAttemptAt: number;
  sentAt: number | undefined;
  lastError: string;
}

/** Where a message stands in all: `quarantine` is doubtful, else the state of the channel that most asks for a hand. */
export const MESSAGE_STATES = [...FATE_STATES, "quarantine"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/**
 * A message as it is kept. Instants are milliseconds since 1970; `requestId` is the form's, when it gave one. Without a
 * fate it is `queued`: it waits for a reader, or for its first round of deliveries. `toldAt` is when a person was told
 * that it is doubtful or refused.
 */
export interface StoredMessage extends ContactMessage {
  id: number;
  requestId: string | undefined;
  mailId: string;
  receivedAt: number;
  state: MessageState;
  score: number;
  reasons: string;
  toldAt: number | undefined;
  fates: readonly Fate[];
}

/** The state of a message that is not doubtful, by its fates. */
export function stateOf(fates: readonly Fate[]): FateState {
  return FATE_STATES.find((state) => fates.some((fate) => fate.state === state)) ?? "queued";
}
