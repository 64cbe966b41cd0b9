import { FIELD_NAMES, type FieldName } from "#schemas/contact-message.ts";
import type { Channel, StoredMessage } from "#server/outbox/message.ts";
import { safe } from "./render.ts";

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
  ["reçu le", ({ receivedAt }) => new Date(receivedAt).toISOString()],
  ["état", ({ state }) => state],
  ...FIELD_NAMES.map((name): (typeof COLUMNS)[number] => [FIELD_HEADINGS[name], (message) => message[name]]),
  ["envoyé par e-mail le", (message) => sentBy(message, "mail")],
  ["envoyé au salon le", (message) => sentBy(message, "chat")],
  ["doutes", ({ reasons }) => reasons],
  ["échec", ({ fates }) => fates.flatMap(({ lastError }) => lastError || []).join(" / ")],
];

/**
 * The messages as CSV for a French spreadsheet: UTF-8 with its mark, semicolons, CRLF. A cell that a spreadsheet would
 * take for a formula is led by an apostrophe (OWASP ASVS 1.2.10).
 */
export function toCsv(messages: readonly StoredMessage[]): string {
  const rows = [
    COLUMNS.map(([heading]) => heading),
    ...messages.map((message) => COLUMNS.map(([, of]) => of(message))),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function sentBy({ fates }: StoredMessage, channel: Channel): string {
  const sentAt = fates.find((fate) => fate.channel === channel)?.sentAt;
  return sentAt === undefined ? "" : new Date(sentAt).toISOString();
}

function cell(text: string): string {
  const clean = safe(text);
  const inert = /^\s*[=+\-@\t\r]/.test(clean) ? `'${clean}` : clean;
  return `"${inert.replaceAll('"', '""')}"`;
}
