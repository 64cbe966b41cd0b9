import { createServer, type ServerResponse } from "node:http";
import { json as readJson } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import * as z from "zod";
import { listen } from "../servers/listen-on-loopback.ts";
import { json } from "./twitch-double.ts";

const Mail = z.object({
  sender: z.object({ name: z.string(), email: z.string() }),
  to: z.array(z.object({ email: z.string() })).length(1),
  replyTo: z.object({ name: z.string(), email: z.string() }).optional(),
  subject: z.string().min(1),
  textContent: z.string().min(1),
  headers: z.record(z.string(), z.string()).default({}),
});

/** The key that the stand-in takes. */
export const MAIL_KEY = "xkeysib-cle-de-doublure";

/** How the stand-in misbehaves: it answers a mail in place of the service, and says whether it did. */
export type MailApiFault = (response: ServerResponse) => boolean;

/**
 * A stand-in on loopback for the service that takes mail over HTTPS, as its documentation describes « Send a transactional
 * email »: the right key alone, the fields that are required, one mail for one idempotency key.
 */
export async function startMailApiDouble() {
  const double = {
    origin: "",
    /** What it has taken, in order, one for each idempotency key. */
    taken: [] as z.output<typeof Mail>[],
    /** How many mails it was asked to send, taken or not. */
    asked: 0,
    fault: (() => false) as MailApiFault,
  };
  const keys = new Set<string>();
  const server = createServer(async (request, response) => {
    if (request.headers["api-key"] !== MAIL_KEY)
      return json(response, { code: "unauthorized", message: "Key not found" }, 401);
    if (request.url === "/v3/account" && request.method === "GET")
      return json(response, { email: "equipe@example.org" });
    if (request.url !== "/v3/smtp/email" || request.method !== "POST")
      return json(response, { code: "document_not_found", message: "not found" }, 404);
    double.asked += 1;
    const mail = Mail.safeParse(await readJson(request));
    if (double.fault(response)) return;
    if (!mail.success) return json(response, { code: "missing_parameter", message: mail.error.message }, 400);
    const key = mail.data.headers["idempotencyKey"] ?? String(double.asked);
    if (!keys.has(key)) double.taken.push(mail.data);
    keys.add(key);
    json(response, { messageId: `<${key}@smtp-relay.example>` }, 201);
  });
  double.origin = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return double;
}
