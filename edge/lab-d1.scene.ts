import { afterAll } from "vitest";
import { startD1Api } from "#publishing/lab/lab.ts";
import { D1_MIGRATIONS, type Sql, throughApi } from "#server/outbox/d1/d1.ts";
import { D1_ACCOUNT } from "#server/testing/doubles/d1-double.ts";

/** Databases that are there at once; each test takes the next. */
const DATABASES = Array.from({ length: 120 }, (_, index) => `base-${index}`);

let api: Promise<string> | undefined;
let taken = 0;

/** A new, empty database with the tables of messages. */
export async function freshD1(): Promise<Sql> {
  api ??= start();
  const sql = throughApi({
    account: D1_ACCOUNT.id,
    database: DATABASES[taken++] ?? "",
    token: D1_ACCOUNT.token,
    api: await api,
  });
  for (const { statements } of D1_MIGRATIONS)
    await sql.batch(statements.map((text) => ({ sql: text, values: [] })));
  return sql;
}

async function start(): Promise<string> {
  const lab = await startD1Api({ account: D1_ACCOUNT.id, token: D1_ACCOUNT.token, databases: DATABASES });
  afterAll(() => lab.stop());
  return lab.api;
}
