import * as z from "zod";
import { everyField } from "#schemas/contact-message.ts";
import { CHANNELS, FATE_STATES, stateOf, type StoredMessage } from "./message.ts";

const FateRow = z
  .object({
    channel: z.enum(CHANNELS),
    state: z.enum(FATE_STATES),
    attempts: z.number(),
    next_attempt_at: z.number(),
    sent_at: z.number().nullable(),
    last_error: z.string(),
  })
  .transform(({ next_attempt_at, sent_at, last_error, ...same }) => ({
    ...same,
    nextAttemptAt: next_attempt_at,
    sentAt: sent_at ?? undefined,
    lastError: last_error,
  }));

const Row = z.object({
  id: z.number(),
  request_id: z.string().nullable(),
  mail_id: z.string(),
  received_at: z.number(),
  quarantined: z.number(),
  ...everyField(() => z.string()),
  score: z.number(),
  reasons: z.string(),
  told_at: z.number().nullable(),
  fates: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(FateRow)),
});

/** Turns a row of a table of messages, its fates as JSON in one column, into a message. */
export function messageOf(row: unknown): StoredMessage {
  const { request_id, mail_id, received_at, quarantined, told_at, ...same } = Row.parse(row);
  return {
    ...same,
    requestId: request_id ?? undefined,
    mailId: mail_id,
    receivedAt: received_at,
    state: quarantined === 1 ? "quarantine" : stateOf(same.fates),
    toldAt: told_at ?? undefined,
  };
}
