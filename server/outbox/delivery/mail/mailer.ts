import { createTransport } from "nodemailer";
import type { StoredMessage } from "../../message.ts";
import type { SmtpServer } from "#server/config/env.ts";
import type { Way } from "../way.ts";
import { sortFailure } from "./sort-failure.ts";

/** Who the mail is from and to. `siteName` heads the subject, so that the staff can filter. */
export interface MailAddresses {
  from: string;
  to: string;
  siteName: string;
}

const WORDS: Way["words"] = {
  open: "Envoi des messages par e-mail\u00a0: tout va bien.",
  closed: "Le serveur d’e-mail ne répond pas\u00a0; les messages attendent et partiront seuls.",
  stopped:
    "ENVOI ARRÊTÉ\u00a0: le serveur d’e-mail refuse nos réglages (SMTP_URL, CONTACT_TO, CONTACT_FROM). Aucun message n’est perdu. Corrigez-les puis relancez le site, ou «\u00a0npm run messages -- retry --tous\u00a0».",
  broken: "L’envoi des messages par e-mail s’est arrêté sur une erreur imprévue",
};

/**
 * A connection each; what providers allow one client to hold open. A mail server that says nothing for the whole of its
 * time then holds a new message for half a minute at most.
 */
const LANES = 8;
const PATIENCE = 3000;

/**
 * The way by SMTP. The envelope is fixed and the text is plain: nothing that a visitor types can add a recipient or
 * a header. Reply-To is the visitor, From is ours (or their provider's DMARC would have the mail refused).
 */
export function createMailer(server: SmtpServer, addresses: MailAddresses): Way {
  const transport = openTransport(server);
  return {
    channel: "mail",
    lanes: LANES,
    patience: PATIENCE,
    words: WORDS,
    forbidden: () => undefined,
    async verify() {
      await transport.verify().catch((error: unknown) => {
        throw sortFailure(error, "signing-in");
      });
    },
    async send(message) {
      const mail = {
        from: { name: addresses.siteName, address: addresses.from },
        to: addresses.to,
        envelope: { from: addresses.from, to: [addresses.to] },
        // As a pair, never as one text: a text could be read as two addresses.
        replyTo: { name: message.name, address: message.email },
        subject: `[${addresses.siteName}] ${message.subject}`,
        messageId: message.mailId,
        date: new Date(message.receivedAt),
        text: mailText(message),
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw sortFailure(error, "sending");
      });
    },
  };
}

/** Sends a line of ours, such as an alert, to an address of the staff. @throws DeliveryFailure */
export function createNotices(
  server: SmtpServer,
  addresses: MailAddresses,
): (subject: string, text: string) => Promise<void> {
  const transport = openTransport(server);
  return async (subject, text) => {
    const { siteName, from, to } = addresses;
    const mail = { from: { name: siteName, address: from }, to, envelope: { from, to: [to] }, subject, text };
    await transport.sendMail(mail).catch((error: unknown) => {
      throw sortFailure(error, "sending");
    });
  };
}

function openTransport(server: SmtpServer) {
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ...(server.auth === undefined ? {} : { auth: server.auth }),
    tls: { minVersion: "TLSv1.2" },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function mailText(message: StoredMessage): string {
  const date = new Date(message.receivedAt).toLocaleString("fr-FR", {
    dateStyle: "long",
    timeStyle: "short",
  });
  return `${message.message}\n\n-- \nMessage n° ${message.id}, reçu le ${date} par le formulaire du site.\nDe\u00a0: ${message.name} <${message.email}>\nRépondre à cet e-mail écrit à cette personne.\n`;
}
