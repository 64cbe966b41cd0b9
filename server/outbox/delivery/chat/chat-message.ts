import type { StoredMessage } from "../../message.ts";
import { cutInWords } from "./cut-in-words.ts";
import { asCode, inert } from "./inert-text.ts";

/** Lengths that the chat server documents, in characters; one character too many and it refuses the whole. */
const LIMITS = { content: 2000, title: 256, description: 4096, field: 1024 } as const;

/** In a text of the staff's own, links of a stranger show no picture of where they go (the flag SUPPRESS_EMBEDS). */
const WITHOUT_PREVIEWS = 1 << 2;

/** No mention in it pings anyone, whoever wrote it. */
const NO_MENTIONS = { parse: [] };

/** How the staff wants messages told in their chat, as the content says it. */
export interface ChatWords {
  /** Whether the visitor's address is told there too. */
  address: boolean;
  /** The staff's own text, with {nom}, {email}, {sujet}, {message} and {numero}; a card without it. */
  text?: string | undefined;
}

/** A message in the shape that « execute webhook » takes (docs.discord.com, resources/webhook). */
export function chatMessage(message: StoredMessage, words: ChatWords): object {
  return words.text === undefined ? card(message, words) : ownText(message, words.text);
}

/** A line of ours for the staff's chat, such as an alert. */
export function chatLine(text: string): object {
  return { content: text.slice(0, LIMITS.content), allowed_mentions: NO_MENTIONS };
}

function card(message: StoredMessage, { address }: ChatWords): object {
  return {
    embeds: [
      {
        title: cutInWords(message.subject, LIMITS.title, inert, "…"),
        description: cutInWords(message.message, LIMITS.description, inert, restOf(message)),
        fields: [
          { name: "De", value: cutInWords(message.name, LIMITS.field, inert, "…"), inline: true },
          {
            name: "E-mail",
            value: address ? asCode(message.email) : asCode(`npm run messages -- show ${message.id}`),
            inline: true,
          },
        ],
        footer: { text: `Message n° ${message.id}, par le formulaire du site` },
        timestamp: new Date(message.receivedAt).toISOString(),
      },
    ],
    allowed_mentions: NO_MENTIONS,
  };
}

/** The staff's text; the message itself gets the room that the rest leaves. */
function ownText(message: StoredMessage, text: string): object {
  const short = (words: string): string => cutInWords(words, LIMITS.title, inert, "…");
  const values = {
    nom: short(message.name),
    email: asCode(message.email),
    sujet: short(message.subject),
    numero: String(message.id),
  };
  const room = LIMITS.content - filled(text, { ...values, message: "" }).length;
  const words = cutInWords(message.message, room, inert, restOf(message));
  return {
    content: filled(text, { ...values, message: words }),
    flags: WITHOUT_PREVIEWS,
    allowed_mentions: NO_MENTIONS,
  };
}

/** One pass, so that braces in a stranger's words stay braces. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function restOf({ id }: StoredMessage): string {
  return `… (suite\u00a0: npm run messages -- show ${id})`;
}
