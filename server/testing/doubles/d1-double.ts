import { createServer } from "node:http";
import { json as readJson } from "node:stream/consumers";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import * as z from "zod";
import { D1_MIGRATIONS, type D1Binding } from "#server/outbox/d1/d1.ts";
import { listen } from "../servers/listen-on-loopback.ts";
import { json } from "./twitch-double.ts";

const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** A stand-in for D1 with the tables of messages: the same SQL on a SQLite of this machine, in memory. */
export function sqliteAsD1(): { binding: D1Binding; database: DatabaseSync } {
  const database = new DatabaseSync(":memory:");
  for (const { statements } of D1_MIGRATIONS) for (const text of statements) database.exec(text);
  return { binding: d1On(database), database };
}

/** A stand-in for D1 on a SQLite of this machine. A batch is a transaction, as there. */
export function d1On(database: DatabaseSync): D1Binding {
  type Prepared = ReturnType<D1Binding["prepare"]>;
  const work = new WeakMap<Prepared, { sql: string; values: (string | number | null)[] }>();
  const prepared = (sql: string, values: (string | number | null)[]): Prepared => {
    const one: Prepared = { bind: (...bound) => prepared(sql, bound) };
    work.set(one, { sql, values });
    return one;
  };
  const run = (one: Prepared) => {
    const { sql = "", values = [] } = work.get(one) ?? {};
    const statement = database.prepare(sql);
    if (statement.columns().length === 0)
      return { results: [], meta: { changes: Number(statement.run(...values).changes) } };
    return { results: statement.all(...values).map((row) => Row.parse(row)), meta: {} };
  };
  return {
    prepare: (sql) => prepared(sql, []),
    async batch(statements) {
      // As from afar: nothing is answered at once.
      await new Promise((resolve) => setTimeout(resolve, 1));
      database.exec("BEGIN IMMEDIATE");
      try {
        const results = statements.map(run);
        database.exec("COMMIT");
        return results;
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
  };
}

/** The account that the stand-ins of Cloudflare's API know, and its token. */
export const D1_ACCOUNT = { id: "0123456789abcdef0123456789abcdef", token: "jeton-d-api-de-doublure" };

/** The settings by which a command reaches a database of D1 at a stand-in for Cloudflare's API. */
export function d1Settings(api: string, database: string): Record<string, string> {
  return {
    DATABASE_URL: "",
    CLOUDFLARE_API_BASE_URL: api,
    CLOUDFLARE_ACCOUNT_ID: D1_ACCOUNT.id,
    CLOUDFLARE_API_TOKEN: D1_ACCOUNT.token,
    CLOUDFLARE_D1: database,
  };
}

const Question = z.object({
  batch: z.array(z.object({ sql: z.string(), params: z.array(z.union([z.string(), z.number(), z.null()])) })),
});

/**
 * A stand-in on loopback for Cloudflare's API for D1, as its documentation describes `/query`: the right token alone, a
 * batch whole or absent.
 * @param databases what is behind it, by their ids
 */
export async function startD1ApiDouble(databases: Readonly<Record<string, D1Binding>>) {
  const double = {
    api: "",
    /** Whether it answers nothing more, as when the day's share is spent. */
    isSpent: () => false,
  };
  const refusal = (message: string, code: number) => ({
    success: false,
    errors: [{ code, message }],
    result: null,
  });
  const server = createServer(async (request, response) => {
    const found = /^\/client\/v4\/accounts\/(\w+)\/d1\/database\/([\w-]+)\/query$/.exec(request.url ?? "");
    if (request.headers.authorization !== `Bearer ${D1_ACCOUNT.token}` || found?.[1] !== D1_ACCOUNT.id)
      return json(response, refusal("Authentication error", 10_000), 403);
    const database = databases[found[2] ?? ""];
    if (database === undefined) return json(response, refusal("database not found", 7404), 404);
    if (double.isSpent()) return json(response, refusal("daily limit", 7429), 429);
    const { batch } = Question.parse(await readJson(request));
    try {
      const result = await database.batch(
        batch.map(({ sql, params }) => database.prepare(sql).bind(...params)),
      );
      json(response, { success: true, errors: [], result });
    } catch (error) {
      json(response, refusal(error instanceof Error ? error.message : "", 7500), 400);
    }
  });
  double.api = `${await listen(server)}/client/v4`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return double;
}
