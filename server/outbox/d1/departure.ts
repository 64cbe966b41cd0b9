import { type Departure, MOVED } from "../departure.ts";
import type { MessageStore } from "../message-store.ts";
import { type Outcome, type Sql, statement } from "./sql.ts";

/** Why D1 takes no message any more; the health says it too, which anyone may read. */
export const MOVED_WORDS =
  "Les messages de cette base (D1) ont été portés ailleurs : elle n’en prend plus. Pour y revenir : npm run messages -- move.";

/** Asks whether the messages of D1 went elsewhere. */
export const WHERE_MOVED = statement("SELECT value FROM setting WHERE name = ?", MOVED);

/** Reads what {@link WHERE_MOVED} gave. */
export function hasMoved(outcome: Outcome | undefined): boolean {
  return outcome?.rows[0] !== undefined;
}

/** The messages of D1 as they leave it, or come back. @param store the same, opened */
export function departureFrom(sql: Sql, store: MessageStore): Departure {
  return {
    store,
    async leave(where) {
      await sql.batch([
        statement(
          "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
          MOVED,
          where,
        ),
      ]);
    },
    async underWay() {
      const now = store.now();
      const [found] = await sql.batch([
        statement(
          "SELECT max(lease_until) AS until FROM delivery WHERE state = 'sending' AND lease_until > ?",
          now,
        ),
      ]);
      const until = found?.rows[0]?.["until"];
      return typeof until === "number" ? until - now : 0;
    },
    async comeBack() {
      await sql.batch([statement("DELETE FROM setting WHERE name = ?", MOVED)]);
    },
  };
}
