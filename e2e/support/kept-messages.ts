import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How many messages of the whole run the site keeps from this e-mail address. */
export function keptFrom(email: string): number {
  const db = new DatabaseSync(join(process.env["E2E_DATA_DIR"] ?? "", "contact.sqlite"), { readOnly: true });
  try {
    return db.prepare("SELECT id FROM message WHERE email = ?").all(email).length;
  } finally {
    db.close();
  }
}
