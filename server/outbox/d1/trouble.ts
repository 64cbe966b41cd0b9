import { frenchSpaces } from "#text/french-spaces.ts";
import { StoreUnavailable } from "../message-store.ts";
import { hasMoved, MOVED_WORDS, WHERE_MOVED } from "./departure.ts";
import { type Sql, statement } from "./sql.ts";

/** As much as a long message takes, in bytes: a database that is full refuses it, though it still takes a word. */
const ROOM = 16_000;

/** Writes and takes back: a database that can be read may well take nothing more. */
const PROBE = [
  statement(
    "INSERT INTO setting (name, value) VALUES ('probe', hex(zeroblob(?))) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    ROOM / 2,
  ),
  statement("DELETE FROM setting WHERE name = 'probe'"),
];

/** Why no message can be kept in D1, in French, or undefined. */
export async function troubleOf(sql: Sql): Promise<{ text: string; refuses: true } | undefined> {
  try {
    const [where] = await sql.batch([WHERE_MOVED, ...PROBE]);
    return hasMoved(where) ? { text: frenchSpaces(MOVED_WORDS), refuses: true } : undefined;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { text: error.message, refuses: true };
  }
}
