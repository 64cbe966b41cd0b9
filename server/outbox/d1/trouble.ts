import { frenchSpaces } from "#text/french-spaces.ts";
import { StoreUnavailable } from "../message-store.ts";
import { hasMoved, MOVED_WORDS, WHERE_MOVED } from "./departure.ts";
import { type Sql, statement } from "./sql.ts";

/** As much as a long message takes, in bytes: a database that is full refuses it, though it still takes a word. */
const ROOM = 16_000;

/** For how long a database that took a probe is believed, in seconds: anybody may ask, and what may be written in a day is counted. */
const BELIEVED = 300;

const LATELY = statement(
  "SELECT 1 FROM setting WHERE name = 'probe' AND CAST(value AS INTEGER) BETWEEN unixepoch() - ? AND unixepoch()",
  BELIEVED,
);

/** Takes up the room, and leaves when: a database that can be read may well take nothing more. */
const PROBE = [
  statement(
    "INSERT INTO setting (name, value) VALUES ('probe', hex(zeroblob(?))) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    ROOM / 2,
  ),
  statement("UPDATE setting SET value = CAST(unixepoch() AS TEXT) WHERE name = 'probe'"),
];

/** Why no message can be kept in D1, in French, or undefined. */
export async function troubleOf(sql: Sql): Promise<{ text: string; refuses: true } | undefined> {
  try {
    const [where, lately] = await sql.batch([WHERE_MOVED, LATELY]);
    if (hasMoved(where)) return { text: frenchSpaces(MOVED_WORDS), refuses: true };
    if (lately?.rows.length === 0) await sql.batch(PROBE);
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { text: error.message, refuses: true };
  }
}
