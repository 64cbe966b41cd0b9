import { randomUUID } from "node:crypto";
import * as z from "zod";
import { everyField, FIELD_NAMES } from "#schemas/contact-message.ts";
import type { Judged } from "./group-commit.ts";
import { CHANNELS, FATE_STATES, stateOf, type StoredMessage } from "./message.ts";
import { payloadHash } from "./same-message.ts";

/** The columns of a message that comes in, in every engine. */
export const ARRIVAL_COLUMNS = [
  "request_id",
  "mail_id",
  "payload_hash",
  "received_at",
  "quarantined",
  ...FIELD_NAMES,
  "score",
  "reasons",
] as const;
type ArrivalRow = Record<(typeof ARRIVAL_COLUMNS)[number], string | number | null>;

/** The row that a message becomes when it comes in, with a new mail's name. */
export function arrivalRow({ arrival, verdict }: Judged): ArrivalRow {
  const { message, requestId, mailDomain, at } = arrival;
  return {
    request_id: requestId ?? null,
    mail_id: `<${randomUUID()}@${mailDomain}>`,
    payload_hash: payloadHash(message),
    received_at: at,
    quarantined: Number(verdict.doubtful),
    ...everyField((name) => message[name]),
    score: verdict.score,
    reasons: verdict.reasons.join(", "),
  };
}

/** The row of a message as it stands in another store; its fates go apart. */
export function movedRow(message: StoredMessage): ArrivalRow & { id: number; told_at: number | null } {
  return {
    id: message.id,
    request_id: message.requestId ?? null,
    mail_id: message.mailId,
    payload_hash: payloadHash(message),
    received_at: message.receivedAt,
    quarantined: Number(message.state === "quarantine"),
    ...everyField((name) => message[name]),
    score: message.score,
    reasons: message.reasons,
    told_at: message.toldAt ?? null,
  };
}

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
