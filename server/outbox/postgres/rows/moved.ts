import { MOVED } from "../../departure.ts";
import type { Ask, Connection } from "../connection.ts";
import { PostgresFailure } from "../failure.ts";
import { LOCKS } from "../prepare.ts";

/** @throws PostgresFailure when the messages of this database are elsewhere */
export async function refuseMoved(ask: Ask): Promise<void> {
  const [row] = await ask("SELECT value FROM setting WHERE name = $1", [MOVED]);
  if (row !== undefined)
    throw new PostgresFailure(
      "unfit",
      `Les messages de cette base PostgreSQL ont été déménagés (${String(row["value"])}) : enlevez DATABASE_URL de site.env, puis relancez le site. Pour revenir à cette base : npm run messages -- move`,
    );
}

/** No server takes or sends a message from here any more, once this has settled and those under way have ended. */
export async function markMoved({ together }: Connection, where: string): Promise<void> {
  await together(async (ask) => {
    await ask("SELECT pg_advisory_xact_lock($1)", [LOCKS.arrivals]);
    // A server that is taking a message ends first; those that come after read the mark.
    await ask("LOCK TABLE delivery IN SHARE ROW EXCLUSIVE MODE");
    await ask(
      "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
      [MOVED, where],
    );
  });
}

/** Servers take and send messages here again. */
export async function clearMoved(ask: Ask): Promise<void> {
  await ask("DELETE FROM setting WHERE name = $1", [MOVED]);
}

/** Messages that a server is still sending: until when the last of their leases lasts, or undefined. */
export async function lastLease(ask: Ask, now: number): Promise<number | undefined> {
  const [row] = await ask(
    "SELECT max(lease_until) AS until FROM delivery WHERE state = 'sending' AND lease_until > $1",
    [now],
  );
  return typeof row?.["until"] === "number" ? row["until"] : undefined;
}
