import { afterAll } from "vitest";
import { fromLab } from "#publishing/lab/lab.ts";
import { D1_MIGRATIONS, type Sql, throughApi } from "#server/outbox/d1/d1.ts";

/** What is used here of the library that runs Workers on this machine, in their own engine. */
interface Lab {
  Miniflare: new (options: object) => { ready: Promise<URL>; dispose: () => Promise<void> };
}

/** Databases that are there at once; each test takes the next. */
const DATABASES = Array.from({ length: 120 }, (_, index) => `base-${index}`);

/** D1 as Cloudflare's API gives it to a terminal: a stand-in for the API, before the real engine of D1. */
const API = `export default {
  async fetch(request, env) {
    const [, , , , account, , , name] = new URL(request.url).pathname.split("/");
    if (account !== "compte" || request.headers.get("authorization") !== "Bearer jeton")
      return Response.json({ success: false, errors: [{ code: 10000 }] }, { status: 403 });
    const { batch } = await request.json();
    try {
      const result = await env[name].batch(batch.map(({ sql, params }) => env[name].prepare(sql).bind(...params)));
      return Response.json({ success: true, result });
    } catch (error) {
      return Response.json({ success: false, errors: [{ code: 7500, message: String(error) }] }, { status: 400 });
    }
  },
};`;

let origin: Promise<string> | undefined;
let taken = 0;

/** A new, empty database with the tables of messages. */
export async function freshD1(): Promise<Sql> {
  origin ??= start();
  const sql = throughApi({
    account: "compte",
    database: DATABASES[taken++] ?? "",
    token: "jeton",
    origin: await origin,
  });
  for (const { statements } of D1_MIGRATIONS)
    await sql.batch(statements.map((text) => ({ sql: text, values: [] })));
  return sql;
}

async function start(): Promise<string> {
  const { Miniflare } = await fromLab<Lab>("miniflare");
  const lab = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    modules: true,
    script: API,
    compatibilityDate: "2026-04-01",
    d1Databases: DATABASES,
  });
  afterAll(() => lab.dispose());
  return (await lab.ready).origin;
}
