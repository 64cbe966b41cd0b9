import { ANSWERABLE_ADDRESS } from "#schemas/contact-message.ts";
import type { StoredMessage } from "../../message.ts";
import type { Way } from "../way.ts";

/** Who the mail is from and to. `siteName` heads the subject, so that the staff can filter. */
export interface MailAddresses {
  from: string;
  to: string;
  siteName: string;
}

/**
 * What the staff is told of how mail stands.
 * @param settings the settings to look at when it is refused
 */
export function mailWords(settings: string): Way["words"] {
  return {
    open: "Envoi des messages par e-mail\u00a0: tout va bien.",
    closed: "Le serveur d’e-mail ne répond pas\u00a0; les messages attendent et partiront seuls.",
    stopped: `ENVOI ARRÊTÉ\u00a0: le serveur d’e-mail refuse nos réglages (${settings}). Aucun message n’est perdu. Corrigez-les puis relancez le site (chez Cloudflare\u00a0: npm run deploy -- cloudflare), ou «\u00a0npm run messages -- retry --tous\u00a0».`,
    broken: "L’envoi des messages par e-mail s’est arrêté sur une erreur imprévue",
  };
}

/** Whom an answer to the mail goes to: the visitor, where one can reach them. An address that is none might have the mail refused. */
export function answersTo({ name, email }: StoredMessage): { name: string; address: string } | undefined {
  return ANSWERABLE_ADDRESS.test(email) ? { name, address: email } : undefined;
}

/** The subject of the mail that a message becomes. */
export function mailSubject(message: StoredMessage, siteName: string): string {
  return `[${siteName}] ${message.subject}`;
}

/** The plain text of the mail that a message becomes. */
export function mailText(message: StoredMessage): string {
  const date = new Date(message.receivedAt).toLocaleString("fr-FR", {
    dateStyle: "long",
    timeStyle: "short",
  });
  const answer = answersTo(message)
    ? "Répondre à cet e-mail écrit à cette personne."
    : "Son adresse semble incomplète\u00a0: répondre à cet e-mail ne lui écrit pas.";
  return `${message.message}\n\n-- \nMessage n° ${message.id}, reçu le ${date} par le formulaire du site.\nDe\u00a0: ${message.name} <${message.email}>\n${answer}\n`;
}
