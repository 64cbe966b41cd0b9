import type { ServerBuild } from "#schemas/server-build.ts";
import type { ServerEnv } from "#server/config/env.ts";
import type { AlertRoute } from "../alerts/alert-job.ts";
import { chatLine, createChatWay, createWebhook, type Webhook } from "./chat/chat-way.ts";
import { BREVO, createMailApi, createMailApiNotices } from "./mail/mail.ts";
import type { Way } from "./way.ts";

/** What the ways over HTTPS need of the settings. */
type WebEnv = Pick<
  ServerEnv,
  | "ALERT_TO"
  | "ALERT_WEBHOOK"
  | "BREVO_API_KEY"
  | "CONTACT_FROM"
  | "CONTACT_TO"
  | "CONTACT_WEBHOOK"
  | "PUBLIC_URL"
>;

/**
 * The ways by which messages leave over HTTPS that the settings open: the mail service and the chat.
 * @param mailOrigin where the mail service is; its own address unless told otherwise
 */
export function openWebWays(
  env: WebEnv,
  siteName: string,
  pages: () => ServerBuild["contact"],
  mailOrigin = BREVO,
): Way[] {
  const { BREVO_API_KEY: key, CONTACT_TO: to, CONTACT_FROM: from = to, CONTACT_WEBHOOK: chat } = env;
  const ways: Way[] = [];
  if (key !== undefined && to !== undefined && from !== undefined)
    ways.push(createMailApi({ key, origin: mailOrigin }, { from, to, siteName }));
  if (chat !== undefined) ways.push(createChatWay(openWebhook(env, chat), () => pages().chat));
  return ways;
}

/**
 * The ways over HTTPS by which a person is alerted that the settings open.
 * @param subject what alerts by e-mail are about, in French
 */
export function openWebAlertRoutes(
  env: WebEnv,
  siteName: string,
  subject: string,
  mailOrigin = BREVO,
): AlertRoute[] {
  const { BREVO_API_KEY: key, ALERT_TO: to, CONTACT_FROM: from = to, ALERT_WEBHOOK: chat } = env;
  const routes: AlertRoute[] = [];
  if (chat !== undefined) {
    const webhook = openWebhook(env, chat);
    routes.push({ name: "ALERT_WEBHOOK", send: (text) => webhook.post(chatLine(text)) });
  }
  if (key !== undefined && to !== undefined && from !== undefined) {
    const send = createMailApiNotices({ key, origin: mailOrigin }, { from, to, siteName });
    routes.push({ name: "ALERT_TO", send: (text) => send(`[${siteName}] ${subject}`, text) });
  }
  return routes;
}

/** A webhook, to which we name ourselves as chat servers ask of programs. */
function openWebhook(env: WebEnv, address: URL): Webhook {
  return createWebhook(address, `DiscordBot (${env.PUBLIC_URL ?? "https://localhost"}, 1.0)`);
}
