import { createHash } from "node:crypto";
import { type ContactMessage, FIELD_NAMES } from "#schemas/contact-message.ts";

/**
 * Where a message stands. `queued` waits for delivery (or for a reader, without SMTP), `blocked` waits for our own mail
 * set-up to be mended, `refused` was turned down by the mail server for what it holds, `quarantine` is doubtful.
 */
export const MESSAGE_STATES = ["queued", "sending", "sent", "blocked", "refused", "quarantine"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message as it is kept. Instants are milliseconds since 1970; `requestId` is the form's, when it gave one. */
export interface StoredMessage extends ContactMessage {
  id: number;
  requestId: string | undefined;
  mailId: string;
  receivedAt: number;
  state: MessageState;
  score: number;
  reasons: string;
  attempts: number;
  nextAttemptAt: number;
  sentAt: number | undefined;
  lastError: string;
}

/** Two equal messages without a request id are taken for a retry during this time, in milliseconds. */
export const SAME_MESSAGE_FOR = 10 * 60_000;

/** A digest of the words alone, to recognise the same message. */
export function payloadHash(message: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify(FIELD_NAMES.map((name) => message[name])))
    .digest("base64url");
}
