import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import * as z from "zod";
import { D1_ACCOUNT } from "#server/testing/doubles/d1-double.ts";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";

/** The database that an account makes. */
export const MADE_DATABASE = "0f0e0d0c-1111-4222-8333-444455556666";

const Manifest = z.object({ manifest: z.record(z.string(), z.object({ hash: z.string() })) });
const Value = z.union([z.string(), z.number(), z.null()]);
const Statement = z.object({ sql: z.string(), params: z.array(Value).default([]) });
const Question = z.union([
  Statement.transform((one) => ({ batch: [one] })),
  z.object({ batch: z.array(Statement) }),
]);
const Named = z.object({ name: z.string() });

/**
 * A stand-in on loopback for a bare Cloudflare account, as far as Cloudflare's own tool asks it on the way of the guide; D1 is
 * a SQLite of this machine. Whatever else it is asked, it refuses, and says what.
 */
export async function startAccountDouble() {
  const double = {
    api: "",
    database: new DatabaseSync(":memory:"),
    /** The files that were sent, by their public path. */
    files: [] as string[],
    /** What else is there: the program, its crons, the names of its secrets. */
    program: "",
    crons: [] as string[],
    secrets: [] as string[],
    refused: [] as string[],
  };
  const { database } = double;
  const run = ({ sql, params }: z.output<typeof Statement>) => {
    const meta = { duration: 1, changes: 0 };
    // A file of migrations: several statements in one text.
    if (params.length === 0 && /;\s*\S/.test(sql)) {
      database.exec(sql);
      return { results: [], success: true, meta };
    }
    const statement = database.prepare(sql);
    if (statement.columns().length > 0) return { results: statement.all(...params), success: true, meta };
    return {
      results: [],
      success: true,
      meta: { ...meta, changes: Number(statement.run(...params).changes) },
    };
  };
  const ways: readonly [RegExp, (body: string) => unknown][] = [
    [/^POST \/d1\/database$/, (body) => ({ uuid: MADE_DATABASE, name: Named.parse(JSON.parse(body)).name })],
    [/^POST \/d1\/database\/[\w-]+\/query$/, (body) => Question.parse(JSON.parse(body)).batch.map(run)],
    [
      /^POST \/workers\/scripts\/[\w-]+\/assets-upload-session$/,
      (body) => {
        const { manifest } = Manifest.parse(JSON.parse(body));
        double.files = Object.keys(manifest);
        return { jwt: "a.b.c", buckets: [Object.values(manifest).map(({ hash }) => hash)] };
      },
    ],
    [/^POST \/workers\/assets\/upload$/, () => ({ jwt: "d.e.f" })],
    [
      /^PUT \/workers\/scripts\/[\w-]+$/,
      (body) => ((double.program = body), { id: "site", startup_time_ms: 1 }),
    ],
    [/^GET \/workers\/subdomain$/, () => ({ subdomain: "exemple" })],
    [
      /^(GET|POST) \/workers\/scripts\/[\w-]+\/subdomain$/,
      () => ({ enabled: true, previews_enabled: false }),
    ],
    [
      /^PUT \/workers\/scripts\/[\w-]+\/schedules$/,
      (body) => {
        const schedules = z.array(z.object({ cron: z.string() })).parse(JSON.parse(body));
        double.crons = schedules.map(({ cron }) => cron);
        return { schedules };
      },
    ],
    [
      /^PUT \/workers\/scripts\/[\w-]+\/secrets$/,
      (body) => {
        const { name } = Named.parse(JSON.parse(body));
        double.secrets.push(name);
        return { name, type: "secret_text" };
      },
    ],
  ];
  /** What a bare account does not have yet: the tool asks, and goes on. */
  const absent = /^GET \/workers\/(services|scripts)\/[\w-]+(\/(deployments|settings))?$/;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://compte");
    const asked = `${request.method} ${pathname.replace(`/client/v4/accounts/${D1_ACCOUNT.id}`, "")}`;
    const body = await text(request);
    const way = ways.find(([pattern]) => pattern.test(asked))?.[1];
    const answer = (status: number, about: object) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ messages: [], ...about }));
    if (way !== undefined) return answer(200, { success: true, errors: [], result: way(body) });
    if (!absent.test(asked)) double.refused.push(asked);
    answer(404, { success: false, errors: [{ code: 10_090, message: "not here" }], result: null });
  });
  double.api = `${await listen(server)}/client/v4`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return double;
}
