import type { MessageStore } from "#server/outbox/message-store.ts";
import { createRateLimit } from "./rate-limit.ts";
import type { ContactDoor } from "./send-form.ts";
import { holdTokenSecret } from "./token-secret.ts";

/** The settings that say how the form is received. */
interface ContactSettings {
  CONTACT_LIMIT_PER_IP: number;
  CONTACT_LIMIT_GLOBAL: number;
  PUBLIC_URL?: string | undefined;
}

/** Opens the door of the form on a store: the same on a machine and at the edge. */
export async function openContactDoor(
  store: MessageStore,
  { CONTACT_LIMIT_PER_IP: perVisitor, CONTACT_LIMIT_GLOBAL: global, PUBLIC_URL: publicUrl }: ContactSettings,
  { ids, onKept }: Pick<ContactDoor, "ids" | "onKept">,
): Promise<ContactDoor> {
  const limit = (kind: string) =>
    createRateLimit({ counts: store, kind, perVisitor, global, now: store.now });
  return {
    store,
    limits: { clear: limit("clear"), doubtful: limit("doubtful"), trapped: limit("trapped") },
    tokenSecret: await holdTokenSecret(store),
    publicUrl,
    ids,
    mailDomain: publicUrl === undefined ? "site.invalid" : new URL(publicUrl).hostname,
    bounded: global > 0,
    now: store.today,
    onKept,
  };
}
