import type { Channel } from "#server/outbox/message.ts";
import type { Way } from "#server/outbox/delivery/delivery.ts";
import { frenchSpaces } from "#text/french-spaces.ts";

/** What a message goes by, and which settings open it, for whoever reads the health. */
const NAMES: Record<Channel, string> = {
  mail: "par e-mail (BREVO_API_KEY, CONTACT_TO)",
  chat: "dans le salon (CONTACT_WEBHOOK)",
};

/**
 * The ways that are asked for by settings that are wrong: what was to go by them waits until they are put right, instead of
 * being forgotten because it went by another.
 * @param wrong the settings that were left out
 * @param hasKey whether the mail service's key is there and right
 * @param reason which settings are wrong, in French
 */
export function heldWays(wrong: ReadonlySet<string>, hasKey: boolean, reason: string): Way[] {
  const channels: Channel[] = [];
  if (wrong.has("BREVO_API_KEY") || (hasKey && wrong.has("CONTACT_TO"))) channels.push("mail");
  if (wrong.has("CONTACT_WEBHOOK")) channels.push("chat");
  return channels.map((channel) => heldWay(channel, reason));
}

function heldWay(channel: Channel, reason: string): Way {
  const stopped = `ENVOI ARRÊTÉ ${NAMES[channel]} : un réglage est refusé. Aucun message n’est perdu : ils attendent, et partiront seuls quand il sera corrigé.`;
  const words = { open: "", closed: "", broken: "", stopped: frenchSpaces(stopped) };
  const never = async (): Promise<void> => {};
  return { channel, lanes: 1, patience: 0, words, forbidden: () => reason, verify: never, send: never };
}
