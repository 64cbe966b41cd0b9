import { counted } from "#text/counted.ts";
import type { Channel, Fate, MessageState, StoredMessage } from "#server/outbox/message.ts";
import { safe } from "../safe-text.ts";

/** What the staff reads of each state, and may ask for. */
export const STATE_WORDS: Record<MessageState, string> = {
  queued: "en attente",
  sending: "en cours d’envoi",
  sent: "envoyé",
  blocked: "bloqué",
  refused: "refusé",
  quarantine: "quarantaine",
};

const CHANNEL_WORDS: Record<Channel, string> = { mail: "e-mail", chat: "salon" };

/** Where a message stands: in one word when all channels agree, else channel by channel. */
export function standingOf({ state, fates }: StoredMessage): string {
  if (state === "quarantine" || fates.every((fate) => fate.state === state)) return STATE_WORDS[state];
  return fates.map((fate) => `${CHANNEL_WORDS[fate.channel]} ${STATE_WORDS[fate.state]}`).join(", ");
}

/** What became of a message on one channel, on a line of its own. */
function fateLine({ channel, state, sentAt, attempts, nextAttemptAt, lastError }: Fate): string {
  const when =
    sentAt !== undefined
      ? ` le ${date(sentAt)}`
      : state === "queued" && nextAttemptAt > 0
        ? ` jusqu’au ${date(nextAttemptAt)}`
        : "";
  const failure =
    lastError === "" ? "" : `\u00a0: ${safe(lastError)} (${counted(attempts, "essai", "essais")})`;
  return `${CHANNEL_WORDS[channel].padEnd(10)}${STATE_WORDS[state]}${when}${failure}`;
}

/** The list of messages, one line each. An empty list says so. */
export function messageTable(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return "Aucun message.\n";
  const rows = messages.map((message) => [
    String(message.id),
    date(message.receivedAt),
    standingOf(message),
    shortened(`${message.name} <${message.email}>`, 40),
    shortened(message.subject, 50),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

/** One message in full, with where it stands and why. */
export function fullMessage(message: StoredMessage): string {
  const lines = [
    `Message n° ${message.id} · ${standingOf(message)}`,
    `Reçu le   ${date(message.receivedAt)}`,
    ...message.fates.map(fateLine),
    `De        ${safe(message.name)} <${safe(message.email)}>`,
    `Sujet     ${safe(message.subject)}`,
    ...(message.reasons === "" ? [] : [`Doutes    ${safe(message.reasons)} (${message.score})`]),
    "",
    safe(message.message),
    "",
  ];
  return `${lines.join("\n")}\n`;
}

function shortened(text: string, width: number): string {
  const line = safe(text).replace(/\s+/g, " ");
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
}

function date(instant: number): string {
  return new Date(instant).toLocaleString("fr-FR", { dateStyle: "short", timeStyle: "short" });
}
