import { MOVED } from "../departure.ts";
import { writeCopy } from "../sqlite/sqlite.ts";
import type { Connection } from "./connection.ts";
import { pageOfMessages } from "./rows/message-rows.ts";

/** Messages in one page of a copy. */
const PAGE = 500;

/** How long a copy may take, in milliseconds. */
const COPIED_WITHIN = 600_000;

/**
 * Writes all that a database holds at this instant into a SQLite file, as that engine's own copies are: it is read back
 * the same way, and goes to either engine.
 */
export function copyTo({ together }: Connection, file: string): Promise<number> {
  return together(
    async (ask) => {
      const settings = await ask("SELECT name, value FROM setting WHERE name <> $1", [MOVED]);
      return writeCopy(
        file,
        (after) => pageOfMessages(ask, after, PAGE),
        settings.map(({ name, value }) => [String(name), String(value)]),
      );
    },
    { within: COPIED_WITHIN, asOfOneInstant: true },
  );
}
