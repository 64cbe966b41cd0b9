import { DAY, MINUTE } from "#text/durations.ts";
import type { Bound, Counts, Full } from "../../message-store.ts";
import type { Ask, Connection, Row } from "../connection.ts";

/** A window that ends later than it can is that of a clock since put right: it is over. */
const IS_OVER = "counted.until <= $2 OR counted.until > $2 + counted.length";

const COUNT = `INSERT INTO counted (key, length, count, until)
  SELECT key, length, 1, $2 + length FROM json_to_recordset($1::json) AS a(key text, length bigint) ORDER BY key, length
  ON CONFLICT (key, length) DO UPDATE SET
    count = CASE WHEN ${IS_OVER} THEN 1 ELSE counted.count + 1 END,
    until = CASE WHEN ${IS_OVER} THEN $2 + counted.length ELSE counted.until END
  RETURNING key, length, count, until`;

const LOOK = `SELECT counted.key, counted.length, count, until FROM counted
  JOIN json_to_recordset($1::json) AS a(key text, length bigint) ON a.key = counted.key AND a.length = counted.length
  WHERE NOT (${IS_OVER})`;

/** In the order in which they are counted: two at once wait for each other, and never in a circle. */
const GIVE_BACK = `UPDATE counted SET count = counted.count - 1 FROM (
    SELECT key, length FROM counted JOIN json_to_recordset($1::json) AS a(key text, length bigint) USING (key, length)
    WHERE NOT (${IS_OVER}) AND count > 0 ORDER BY key, length FOR UPDATE OF counted
  ) AS given WHERE counted.key = given.key AND counted.length = given.length`;

/** What all the servers count together, in tables that a crash of the database empties: a limit then begins anew. */
export function countsIn({ ask, together }: Connection): Counts {
  let salt: { value: string; until: number } | undefined;
  let sweptAt = 0;

  const look: Counts["count"] = async (bounds, now) =>
    firstFull(bounds, await ask(LOOK, [JSON.stringify(bounds), now]), now, 0);
  const countTogether = (bounds: readonly Bound[], now: number): Promise<Full | undefined> =>
    together(async (within) => {
      // These rows are not what is promised: their commit waits for no disk.
      await within("SET LOCAL synchronous_commit = off");
      const full = firstFull(bounds, await within(COUNT, [JSON.stringify(bounds), now]), now, 1);
      if (full !== undefined) await within("ROLLBACK AND CHAIN");
      return full;
    });
  return {
    async count(bounds, now) {
      // A flood that is turned away writes nothing.
      const full = (await look(bounds, now)) ?? (await countTogether(bounds, now));
      if (now - sweptAt > MINUTE) {
        sweptAt = now;
        await sweep(ask, now);
      }
      return full;
    },
    async giveBack(bounds, now) {
      await ask(GIVE_BACK, [JSON.stringify(bounds), now]);
    },
    async salt(fresh, now) {
      if (salt === undefined || now >= salt.until) salt = await readSalt(ask, fresh, now);
      return salt.value;
    },
  };
}

/** What is over is not kept any longer than that. */
async function sweep(ask: Ask, now: number): Promise<void> {
  await ask("DELETE FROM counted WHERE until <= $1", [now]);
}

/** The salt of the day, and how long it is known without asking: a crash of the database may have taken it away. */
async function readSalt(ask: Ask, fresh: string, now: number): Promise<{ value: string; until: number }> {
  await ask(
    `INSERT INTO day_salt (id, value, until) VALUES (1, $1, $2::bigint + ${DAY})
     ON CONFLICT (id) DO UPDATE SET value = $1, until = $2::bigint + ${DAY} WHERE day_salt.until <= $2::bigint OR day_salt.until > $2::bigint + ${DAY}`,
    [fresh, now],
  );
  const [row] = await ask("SELECT value, until FROM day_salt");
  const value = typeof row?.["value"] === "string" ? row["value"] : fresh;
  return { value, until: Math.min(now + MINUTE, Number(row?.["until"] ?? now)) };
}

/** @param own how many of the counted are the one that asks */
function firstFull(
  bounds: readonly Bound[],
  rows: readonly Row[],
  now: number,
  own: 0 | 1,
): Full | undefined {
  for (const [bound, { key, length, most }] of bounds.entries()) {
    const row = rows.find((one) => one["key"] === key && one["length"] === length);
    if (row !== undefined && Number(row["count"]) - own >= most)
      return { bound, wait: Number(row["until"]) - now };
  }
  return undefined;
}
