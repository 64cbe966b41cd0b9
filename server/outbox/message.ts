/**
 * Where a message stands. `queued` waits for delivery (or for a reader, without SMTP), `blocked` waits for our own mail
 * set-up to be mended, `refused` was turned down by the mail server for what it holds, `quarantine` is doubtful.
 */
export const MESSAGE_STATES = ["queued", "sending", "sent", "blocked", "refused", "quarantine"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What a visitor wrote, checked and within bounds [C1]. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

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
