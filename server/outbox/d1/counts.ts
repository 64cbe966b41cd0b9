import { DAY } from "#text/durations.ts";
import type { Bound, Counts, Full } from "../message-store.ts";
import { type Outcome, type Sql, type Statement, statement } from "./sql.ts";

/** A window that is open: its end is to come, and not beyond its length, as one that a wrong clock has opened would be. */
const OPEN = "share.until > ?1 AND share.until <= ?1 + share.length";

/** The bounds as a table. */
const BOUNDS =
  "SELECT key AS place, value ->> 'key' AS key, value ->> 'most' AS most, value ->> 'length' AS length FROM json_each(?2)";

const LOOK = `SELECT bound.place, share.until - ?1 AS wait FROM (${BOUNDS}) AS bound
  JOIN share ON share.key = bound.key AND share.length = bound.length
  WHERE ${OPEN} AND share.count >= bound.most ORDER BY bound.place LIMIT 1`;

const COUNT = `INSERT INTO share (key, length, count, until)
  SELECT bound.key, bound.length, 1, ?1 + bound.length FROM (${BOUNDS}) AS bound WHERE NOT EXISTS (${LOOK})
  ON CONFLICT (key, length) DO UPDATE SET count = iif(${OPEN}, share.count + 1, 1), until = iif(${OPEN}, share.until, excluded.until)`;

const GIVE_BACK = `UPDATE share SET count = count - 1
  WHERE ${OPEN} AND count > 0 AND (key, length) IN (SELECT key, length FROM (${BOUNDS}))`;

/** How much comes from whom, counted in D1: all Workers share it. */
export function countsIn(sql: Sql): Counts {
  return {
    async count(bounds, now) {
      const [found] = await sql.batch([looking(LOOK, bounds, now), looking(COUNT, bounds, now)]);
      return fullOf(found);
    },
    async giveBack(bounds, now) {
      await sql.batch([looking(GIVE_BACK, bounds, now)]);
    },
    async salt(fresh, now) {
      const [, kept] = await sql.batch([
        statement(
          `INSERT INTO setting (name, value, until) VALUES ('salt', ?, ?) ON CONFLICT (name)
             DO UPDATE SET value = excluded.value, until = excluded.until WHERE setting.until <= ? OR setting.until > ?`,
          fresh,
          now + DAY,
          now,
          now + DAY,
        ),
        statement("SELECT value FROM setting WHERE name = 'salt'"),
      ]);
      return String(kept?.rows[0]?.["value"] ?? fresh);
    },
  };
}

/** Forgets the windows that are over. */
export function forgetOver(now: number): Statement {
  return statement("DELETE FROM share WHERE until <= ?", now);
}

function looking(sql: string, bounds: readonly Bound[], now: number): Statement {
  return statement(sql, now, JSON.stringify(bounds));
}

function fullOf(outcome: Outcome | undefined): Full | undefined {
  const row = outcome?.rows[0];
  return row === undefined ? undefined : { bound: Number(row["place"]), wait: Number(row["wait"]) };
}
