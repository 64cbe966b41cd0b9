import * as z from "zod";
import { readJson } from "#schemas/read-json.ts";
import { FetchFailure } from "#server/bounded-fetch.ts";
import { askService } from "../ask-service.ts";
import { DeliveryFailure, type Way } from "../way.ts";
import { answersTo, type MailAddresses, mailSubject, mailText, mailWords } from "./mail-words.ts";

/**
 * The service that takes mail over HTTPS where no mail server can be reached: at the edge, or behind a provider that closes
 * the ports of mail. Brevo: 300 mails a day for nothing, and a sender that one confirms by a click, without a domain
 * (looked up on 22 November 2026; the address and the fields are its « Send a transactional email », version 3).
 */
export const BREVO = "https://api.brevo.com";

/** How long we wait when it says that we ask too often, in milliseconds. */
const PAUSE = 60_000;

const Said = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
});

/** How we reach the service: its key is a secret, which nothing here ever says. */
export interface MailAccount {
  key: string;
  /** Its origin; a test puts its stand-in here. */
  origin?: string;
}

/** The way by the service's API. The sender and the recipient are ours, Reply-To is the visitor, the text is plain. */
export function createMailApi(account: MailAccount, addresses: MailAddresses): Way {
  return {
    channel: "mail",
    lanes: 1,
    patience: 0,
    words: mailWords("BREVO_API_KEY, CONTACT_FROM, CONTACT_TO"),
    forbidden: () => undefined,
    async verify() {
      await call(account, "/v3/account");
    },
    async send(message) {
      const answers = answersTo(message);
      await sendMail(account, addresses, {
        subject: mailSubject(message, addresses.siteName),
        textContent: mailText(message),
        replyTo: answers && { name: answers.name, email: answers.address },
        // The same for each try of a message: the service lets one of them through in a quarter of an hour.
        headers: { idempotencyKey: message.mailId.replace(/^<([^@]*)@.*$/, "$1") },
      });
    },
  };
}

/** Sends a line of ours, such as an alert, to an address of the staff. @throws DeliveryFailure */
export function createMailApiNotices(
  account: MailAccount,
  addresses: MailAddresses,
): (subject: string, text: string) => Promise<void> {
  return (subject, text) => sendMail(account, addresses, { subject, textContent: text });
}

async function sendMail(
  account: MailAccount,
  { from, to, siteName }: MailAddresses,
  mail: object,
): Promise<void> {
  await call(account, "/v3/smtp/email", {
    sender: { name: siteName, email: from },
    to: [{ email: to }],
    ...mail,
  });
}

/** @throws DeliveryFailure */
async function call({ key, origin = BREVO }: MailAccount, path: string, body?: object): Promise<void> {
  const headers = { "api-key": key, accept: "application/json", "content-type": "application/json" };
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  await askService(new URL(path, origin), init).catch((error: unknown) => {
    if (!(error instanceof FetchFailure)) throw error;
    // Cut in the middle of a good answer: the mail was taken.
    if (error.status < 200 || error.status >= 300) throw sortAnswer(error);
  });
}

function sortAnswer({ status, message: reason, body }: FetchFailure): DeliveryFailure {
  if (status === 0 || status === 408 || status >= 500) return new DeliveryFailure("unreachable", reason);
  const { code = "", message = "" } = readJson(Said, body) ?? {};
  const words = message === "" ? reason : `${reason} (${message})`;
  if (status === 429) return new DeliveryFailure("busy", words, PAUSE);
  // The day's mails are used up: tomorrow.
  if (status === 402) return new DeliveryFailure("temporary", words);
  // What is said of the sender or of the recipient is said of our settings; of the rest, of this message alone.
  const isContent =
    [400, 413, 422].includes(status) && !/sender|\bto\b|recipient/i.test(`${code} ${message}`);
  return new DeliveryFailure(isContent ? "refused" : "misconfigured", words);
}
