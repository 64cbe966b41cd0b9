import { FIELD_NAMES, type FieldName } from "#schemas/contact-message.ts";
import type { Channel, StoredMessage } from "#server/outbox/message.ts";
import { spreadsheetCsv } from "../spreadsheet-csv.ts";
import { standingOf } from "./render.ts";

/** The columns of the visitor's own words; a field without a heading is a type error. */
const FIELD_HEADINGS: Record<FieldName, string> = {
  name: "nom",
  email: "e-mail",
  subject: "sujet",
  message: "message",
};

/** The columns of a message, in their order, with what stands in each. */
const COLUMNS: readonly [heading: string, cell: (message: StoredMessage) => string][] = [
  ["numéro", ({ id }) => String(id)],
  ["reçu le (UTC)", ({ receivedAt }) => instant(receivedAt)],
  ["état", standingOf],
  ...FIELD_NAMES.map((name): (typeof COLUMNS)[number] => [FIELD_HEADINGS[name], (message) => message[name]]),
  ["envoyé par e-mail le (UTC)", (message) => sentBy(message, "mail")],
  ["envoyé au salon le (UTC)", (message) => sentBy(message, "chat")],
  ["doutes", ({ reasons }) => reasons],
  ["échec", ({ fates }) => fates.flatMap(({ lastError }) => lastError || []).join(" / ")],
];

/** The messages as CSV for a French spreadsheet. */
export function toCsv(messages: readonly StoredMessage[]): string {
  return spreadsheetCsv([
    COLUMNS.map(([heading]) => heading),
    ...messages.map((message) => COLUMNS.map(([, of]) => of(message))),
  ]);
}

function sentBy({ fates }: StoredMessage, channel: Channel): string {
  const sentAt = fates.find((fate) => fate.channel === channel)?.sentAt;
  return sentAt === undefined ? "" : instant(sentAt);
}

/** 2026-11-26 20:17:05: what spreadsheets of any language take for a date. */
function instant(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace("T", " ");
}
