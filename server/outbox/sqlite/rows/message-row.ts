import * as z from "zod";
import { everyField } from "#schemas/contact-message.ts";
import { MESSAGE_STATES, type StoredMessage } from "../../message.ts";

const Row = z.object({
  id: z.number(),
  request_id: z.string().nullable(),
  mail_id: z.string(),
  received_at: z.number(),
  state: z.enum(MESSAGE_STATES),
  ...everyField(() => z.string()),
  score: z.number(),
  reasons: z.string(),
  attempts: z.number(),
  next_attempt_at: z.number(),
  sent_at: z.number().nullable(),
  last_error: z.string(),
});

/** Turns a row of the table `message` into a message. */
export function messageOf(row: unknown): StoredMessage {
  const { request_id, mail_id, received_at, next_attempt_at, sent_at, last_error, ...same } = Row.parse(row);
  return {
    ...same,
    requestId: request_id ?? undefined,
    mailId: mail_id,
    receivedAt: received_at,
    nextAttemptAt: next_attempt_at,
    sentAt: sent_at ?? undefined,
    lastError: last_error,
  };
}
