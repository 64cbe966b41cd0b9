import { randomUUID } from "node:crypto";
import { everyField, FIELD_NAMES } from "#schemas/contact-message.ts";
import type { Judged } from "./group-commit.ts";
import { CHANNELS, type Fate, FATE_STATES, stateOf, type StoredMessage } from "./message.ts";
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

/** A row as an engine gives it, by its columns. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Turns a row of a table of messages, its fates as JSON in one column, into a message.
 * @throws TypeError that names the column which is not as this code writes it
 */
export function messageOf(row: Row): StoredMessage {
  const fates: Row[] = JSON.parse(text(row, "fates"));
  const read = fates.map(fateOf);
  return {
    id: count(row, "id"),
    requestId: orNone(text, row, "request_id"),
    mailId: text(row, "mail_id"),
    receivedAt: count(row, "received_at"),
    state: count(row, "quarantined") === 1 ? "quarantine" : stateOf(read),
    ...everyField((name) => text(row, name)),
    score: count(row, "score"),
    reasons: text(row, "reasons"),
    toldAt: orNone(count, row, "told_at"),
    fates: read,
  };
}

function fateOf(row: Row): Fate {
  return {
    channel: oneOf(CHANNELS, row, "channel"),
    state: oneOf(FATE_STATES, row, "state"),
    attempts: count(row, "attempts"),
    nextAttemptAt: count(row, "next_attempt_at"),
    sentAt: orNone(count, row, "sent_at"),
    lastError: text(row, "last_error"),
  };
}

// By hand: the schema library would be two thirds of what the database's thread costs to start.

function text(row: Row, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value : unexpected(column, value);
}

function count(row: Row, column: string): number {
  const value = row[column];
  return typeof value === "number" ? value : unexpected(column, value);
}

function orNone<T>(read: (row: Row, column: string) => T, row: Row, column: string): T | undefined {
  return row[column] === null ? undefined : read(row, column);
}

function oneOf<T extends string>(words: readonly T[], row: Row, column: string): T {
  return words.find((word) => word === row[column]) ?? unexpected(column, row[column]);
}

function unexpected(column: string, value: unknown): never {
  throw new TypeError(`the column ${column} of a message holds ${typeof value}`);
}
