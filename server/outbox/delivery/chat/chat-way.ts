import type { Way } from "../way.ts";
import { chatMessage, type ChatWords } from "./chat-message.ts";
import type { Webhook } from "./webhook.ts";

export { chatLine } from "./chat-message.ts";
export { createWebhook, type Webhook } from "./webhook.ts";

const WORDS: Way["words"] = {
  open: "Envoi des messages dans le salon\u00a0: tout va bien.",
  closed: "Le serveur du salon ne répond pas\u00a0; les messages attendent et y partiront seuls.",
  stopped:
    "ENVOI ARRÊTÉ\u00a0: les messages n’arrivent plus dans le salon, quelque chose est à régler (CONTACT_WEBHOOK, ou contact.salon dans site.yaml). Aucun message n’est perdu. Corrigez puis relancez le site (chez Cloudflare\u00a0: npm run deploy -- cloudflare), ou «\u00a0npm run messages -- retry --tous\u00a0».",
  broken: "L’envoi des messages dans le salon s’est arrêté sur une erreur imprévue",
};

/** What visitors must read before their words go to a chat. */
const UNSAID =
  "les pages ne disent pas aux visiteurs que leurs messages vont dans un salon. Écrivez-le dans le site.yaml de votre contenu (contact: { salon: { service: Discord } }), puis npm run build";

/**
 * The way by a chat server's webhook. One message at a time: it counts them. Nothing leaves unless the pages that are
 * served now tell visitors so.
 * @param words how the staff wants messages told there, or undefined when the pages do not speak of a chat
 */
export function createChatWay(webhook: Webhook, words: () => ChatWords | undefined): Way {
  return {
    channel: "chat",
    lanes: 1,
    patience: 0,
    words: WORDS,
    forbidden: () => (words() === undefined ? UNSAID : undefined),
    verify: () => webhook.ask(),
    send: (message) => webhook.post(chatMessage(message, words() ?? { address: false })),
  };
}
