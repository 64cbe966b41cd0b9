import { createTransport } from "nodemailer";
import type { StoredMessage } from "../message.ts";
import type { SmtpServer } from "#server/config/env.ts";

/** The way out of the messages. Both throw what nodemailer throws; `sortFailure` reads it. */
export interface Mailer {
  /** Connects, raises to TLS and signs in, without sending anything. */
  verify: () => Promise<void>;
  send: (message: StoredMessage) => Promise<void>;
}

/** Who the mail is from and to. `siteName` heads the subject, so that the staff can filter. */
export interface MailAddresses {
  from: string;
  to: string;
  siteName: string;
}

/**
 * A mailer by SMTP. The envelope is fixed and the text is plain: nothing that a visitor types can add a recipient or
 * a header. Reply-To is the visitor, From is ours (or their provider's DMARC would have the mail refused).
 */
export function createMailer(server: SmtpServer, addresses: MailAddresses): Mailer {
  const transport = createTransport({
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
  return {
    async verify() {
      await transport.verify();
    },
    async send(message) {
      await transport.sendMail({
        from: { name: addresses.siteName, address: addresses.from },
        to: addresses.to,
        envelope: { from: addresses.from, to: [addresses.to] },
        // As a pair, never as one text: a text could be read as two addresses.
        replyTo: { name: message.name, address: message.email },
        subject: `[${addresses.siteName}] ${message.subject}`,
        messageId: message.mailId,
        date: new Date(message.receivedAt),
        text: mailText(message),
      });
    },
  };
}

function mailText(message: StoredMessage): string {
  const date = new Date(message.receivedAt).toLocaleString("fr-FR", {
    dateStyle: "long",
    timeStyle: "short",
  });
  return `${message.message}\n\n-- \nMessage n° ${message.id}, reçu le ${date} par le formulaire du site.\nDe\u00a0: ${message.name} <${message.email}>\nRépondre à cet e-mail écrit à cette personne.\n`;
}
