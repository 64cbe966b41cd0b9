import type { ServerBuild } from "#schemas/server-build.ts";
import type { ServerEnv } from "#server/config/env.ts";
import type { AlertRoute } from "#server/outbox/alerts/alert-job.ts";
import { openWebAlertRoutes, openWebWays, type Way } from "#server/outbox/delivery/delivery.ts";

/** The ways by which messages leave that the settings open; none, and the mailbox on this machine is where they are read. */
export async function openWays(
  env: ServerEnv,
  siteName: string,
  pages: () => ServerBuild["contact"],
): Promise<Way[]> {
  const { SMTP_URL: smtp, CONTACT_TO: to } = env;
  const ways = openWebWays(withoutBoth(env), siteName, pages);
  if (smtp !== undefined && to !== undefined) {
    const { createMailer } = await mailer();
    ways.unshift(createMailer(smtp, { from: senderOf(env, to), to, siteName }));
  }
  return ways;
}

/**
 * The ways by which a person is alerted that the settings open; none, and the terminal alone tells.
 * @param subject what alerts by e-mail are about, in French
 */
export async function openAlertRoutes(
  env: ServerEnv,
  siteName: string,
  subject: string,
): Promise<AlertRoute[]> {
  const { SMTP_URL: smtp, ALERT_TO: to } = env;
  const routes = openWebAlertRoutes(withoutBoth(env), siteName, subject);
  if (smtp !== undefined && to !== undefined) {
    const { createNotices } = await mailer();
    const send = createNotices(smtp, { from: senderOf(env, to), to, siteName });
    routes.push({ name: "ALERT_TO", send: (text) => send(`[${siteName}] ${subject}`, text) });
  }
  return routes;
}

/** What speaks to mail servers weighs a tenth of the server's memory: it is loaded where there is one. */
const mailer = () => import("#server/outbox/delivery/smtp/mailer.ts");

/** A mail server of one's own goes before a service: mail leaves by one of them. */
function withoutBoth(env: ServerEnv): ServerEnv {
  return env.SMTP_URL === undefined ? env : { ...env, BREVO_API_KEY: undefined };
}

/** Which address our mail is from: the one that was set, else the account's own, else the recipient's. */
function senderOf({ CONTACT_FROM: from, SMTP_URL: smtp }: ServerEnv, to: string): string {
  const account = smtp?.auth?.user.includes("@") ? smtp.auth.user : to;
  return from ?? account;
}
