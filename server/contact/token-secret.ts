import { randomBytes } from "node:crypto";
import type { Outbox } from "#server/outbox/sqlite/served-store.ts";

/**
 * The key that signs form tokens, kept with the messages so that a restart does not make open forms suspect.
 * When nothing can be written it lives in memory alone: tokens only weigh in the score.
 */
export function tokenSecret(outbox: Outbox): Buffer {
  const fresh = randomBytes(32);
  try {
    const db = outbox.database();
    db.prepare("INSERT OR IGNORE INTO setting (name, value) VALUES ('form_token_key', ?)").run(
      fresh.toString("base64"),
    );
    const row = db.prepare("SELECT value FROM setting WHERE name = 'form_token_key'").get();
    return typeof row?.["value"] === "string" ? Buffer.from(row["value"], "base64") : fresh;
  } catch {
    return fresh;
  }
}
