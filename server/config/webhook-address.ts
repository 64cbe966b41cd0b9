import * as z from "zod";

/** A chat's webhook: https, or this very machine. The whole address is a secret, which no message repeats. */
export const WebhookAddress = z
  .string()
  .refine(isWebhook, {
    error:
      "copiez l’adresse du webhook telle que le salon la donne (exemple\u00a0: https://discord.com/api/webhooks/…)",
  })
  .transform((text) => new URL(text.trim()));

/** Discord's other addresses, of a channel or an invitation, take no message. */
const DISCORD = /^(.+\.)?(discord(app)?\.com|discord\.gg)$/;
const DISCORD_WEBHOOK = /^\/api\/(v\d+\/)?webhooks\/\d+\/[\w-]+/;

function isWebhook(text: string): boolean {
  if (!URL.canParse(text.trim())) return false;
  const { protocol, hostname, username, pathname } = new URL(text.trim());
  const local = /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(hostname);
  if (DISCORD.test(hostname) && !DISCORD_WEBHOOK.test(pathname)) return false;
  return (protocol === "https:" || (protocol === "http:" && local)) && username === "" && pathname !== "/";
}
