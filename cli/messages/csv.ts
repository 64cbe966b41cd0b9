import type { StoredMessage } from "#server/outbox/message.ts";
import { safe } from "./render.ts";

const HEADINGS = [
  "numéro",
  "reçu le",
  "état",
  "nom",
  "e-mail",
  "sujet",
  "message",
  "envoyé le",
  "doutes",
  "échec",
];

/**
 * The messages as CSV for a French spreadsheet: UTF-8 with its mark, semicolons, CRLF. A cell that a spreadsheet would
 * take for a formula is led by an apostrophe (OWASP ASVS 1.2.10).
 */
export function toCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => [
    String(message.id),
    new Date(message.receivedAt).toISOString(),
    message.state,
    message.name,
    message.email,
    message.subject,
    message.message,
    message.sentAt === undefined ? "" : new Date(message.sentAt).toISOString(),
    message.reasons,
    message.lastError,
  ]);
  return `\ufeff${[HEADINGS, ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  const clean = safe(text);
  const inert = /^\s*[=+\-@\t\r]/.test(clean) ? `'${clean}` : clean;
  return `"${inert.replaceAll('"', '""')}"`;
}
