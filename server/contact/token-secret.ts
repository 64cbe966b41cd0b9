import { randomBytes } from "node:crypto";
import type { MessageStore } from "#server/outbox/message-store.ts";

/**
 * The key that signs form tokens, kept with the messages so that a restart does not make open forms suspect.
 * When nothing can be written it lives in memory alone: tokens only weigh in the score.
 */
export async function tokenSecret(store: Pick<MessageStore, "secret">): Promise<Buffer> {
  const fresh = randomBytes(32);
  return store.secret("form_token_key", fresh.toString("base64")).then(
    (kept) => Buffer.from(kept, "base64"),
    () => fresh,
  );
}
