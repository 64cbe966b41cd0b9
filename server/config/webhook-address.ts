import * as z from "zod";

/** A chat's webhook: https, or this very machine. The whole address is a secret, which no message repeats. */
export const WebhookAddress = z
  .string()
  .refine(isWebhook, {
    error:
      "copiez l’adresse du webhook telle que le salon la donne (exemple\u00a0: https://discord.com/api/webhooks/…)",
  })
  .transform((text) => new URL(text.trim()));

function isWebhook(text: string): boolean {
  if (!URL.canParse(text.trim())) return false;
  const { protocol, hostname, username, pathname } = new URL(text.trim());
  const local = /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(hostname);
  return (protocol === "https:" || (protocol === "http:" && local)) && username === "" && pathname !== "/";
}
