import { randomBytes } from "node:crypto";
import type { MessageStore } from "#server/outbox/message-store.ts";

/** The name under which the key is kept. */
export const TOKEN_KEY = "form_token_key";

/** How long a key that could not be read is left alone before it is asked for again, in milliseconds. */
const AGAIN_AFTER = 5000;

/**
 * The key that signs form tokens, kept with the messages so that neither a restart nor another server makes open forms
 * suspect. While they are out of reach one lives in memory, until the kept one is read: tokens only weigh in the score.
 * @returns the key as it is known now
 */
export async function holdTokenSecret(store: Pick<MessageStore, "secret">): Promise<() => Buffer> {
  const fresh = randomBytes(32);
  let kept: Buffer | undefined;
  let askedAt = 0;
  const ask = async (): Promise<void> => {
    askedAt = performance.now();
    await store.secret(TOKEN_KEY, fresh.toString("base64")).then(
      (value) => (kept = Buffer.from(value, "base64")),
      // The store says by itself that it is out of reach.
      () => undefined,
    );
  };
  await ask();
  return () => {
    if (kept === undefined && performance.now() - askedAt > AGAIN_AFTER) void ask();
    return kept ?? fresh;
  };
}
