import { createTransport } from "nodemailer";
import type { SmtpServer } from "#server/config/env.ts";
import { answersTo, type MailAddresses, mailSubject, mailText, mailWords } from "../mail/mail.ts";
import type { Way } from "../way.ts";
import { sortFailure } from "./sort-failure.ts";

/**
 * How long the mail server may take over each step, in milliseconds, the text above all: at the first try, the second and
 * the others. Cut at half a minute each time, one that scans for longer would send a copy at each try and never be believed;
 * ten minutes are what RFC 5321 (§4.5.3.2.6) asks for.
 */
const TAKES: Takes = [30_000, 120_000, 600_000];
type Takes = readonly [first: number, ...others: number[]];

/**
 * A connection each; what providers allow one client to hold open. A mail server that says nothing for the whole of its
 * time then holds a new message for half a minute at most.
 */
const LANES = 8;
const PATIENCE = 3000;

/**
 * The way by SMTP. The envelope is fixed and the text is plain: nothing that a visitor types can add a recipient or
 * a header. Reply-To is the visitor, From is ours (or their provider's DMARC would have the mail refused).
 * @param takes how long the mail server may take at the first try of a message, the second and so on, in milliseconds
 */
export function createMailer(server: SmtpServer, addresses: MailAddresses, takes: Takes = TAKES): Way {
  const quick = openTransport(server, takes[0]);
  const patient = takes.slice(1).map((wait) => openTransport(server, wait));
  const transportFor = (tries: number) =>
    (tries === 0 ? quick : (patient[tries - 1] ?? patient.at(-1))) ?? quick;
  return {
    channel: "mail",
    lanes: LANES,
    patience: PATIENCE,
    words: mailWords("SMTP_URL, CONTACT_TO, CONTACT_FROM"),
    forbidden: () => undefined,
    async verify() {
      await quick.verify().catch((error: unknown) => {
        throw sortFailure(error, "signing-in");
      });
    },
    async send(message) {
      const mail = {
        from: { name: addresses.siteName, address: addresses.from },
        to: addresses.to,
        envelope: { from: addresses.from, to: [addresses.to] },
        // As a pair, never as one text: a text could be read as two addresses.
        replyTo: answersTo(message),
        subject: mailSubject(message, addresses.siteName),
        messageId: message.mailId,
        date: new Date(message.receivedAt),
        text: mailText(message),
      };
      const tries = message.fates.find(({ channel }) => channel === "mail")?.attempts ?? 0;
      await transportFor(tries)
        .sendMail(mail)
        .catch((error: unknown) => {
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
  const transport = openTransport(server, TAKES[0]);
  return async (subject, text) => {
    const { siteName, from, to } = addresses;
    const mail = { from: { name: siteName, address: from }, to, envelope: { from, to: [to] }, subject, text };
    await transport.sendMail(mail).catch((error: unknown) => {
      throw sortFailure(error, "sending");
    });
  };
}

function openTransport(server: SmtpServer, takes: number) {
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ...(server.auth === undefined ? {} : { auth: server.auth }),
    tls: { minVersion: "TLSv1.2" },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: takes,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
