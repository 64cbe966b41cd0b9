import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import * as z from "zod";
import type { RunningWorker } from "#publishing/lab/lab.ts";
import { mediaType } from "#http-policy/media-type.ts";
import { ruleAt, ruleHeaders } from "#http-policy/public-paths.ts";
import { sqliteAsD1 } from "#server/testing/doubles/d1-double.ts";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import type { Bindings, EdgeSite } from "./bindings.ts";
import { createWorker } from "./worker.ts";

const Settings = z.object({
  assets: z.object({ run_worker_first: z.array(z.string()) }),
  d1_databases: z.array(z.unknown()).default([]),
  triggers: z.object({ crons: z.array(z.string()) }).default({ crons: [] }),
  vars: z.record(z.string(), z.string()).default({}),
});

/** Runs the Worker of a set in Node, between stand-ins for Cloudflare's files and for D1: its own engine is `npm run test:hotes`. */
export async function startOnNode(
  set: string,
  secrets: Readonly<Record<string, unknown>> = {},
): Promise<RunningWorker> {
  const settings = Settings.parse(JSON.parse(await readFile(join(set, "wrangler.json"), "utf8")));
  const { SITE }: { SITE: EdgeSite } = await import(join(set, "site.js"));
  const { binding, database } = sqliteAsD1();
  const files = filesOf(set, SITE);
  const bindings: Bindings = {
    FICHIERS: { fetch: files },
    ...(settings.d1_databases.length === 0 ? {} : { MESSAGES: binding }),
    ...settings.vars,
    ...secrets,
  };
  const worker = createWorker(SITE);
  const under = new Set<Promise<unknown>>();
  const context = { waitUntil: (work: Promise<unknown>) => void under.add(work) };
  const first = settings.assets.run_worker_first;
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const isFirst = first.some((path) =>
      path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
    );
    const file = isFirst ? undefined : await files(request);
    return file?.ok === true && request.method === "GET" ? file : worker.fetch(request, bindings, context);
  };
  const server = createServer(getRequestListener(answer));
  return {
    origin: await listen(server),
    crons: settings.triggers.crons,
    play: async (cron, at = new Date()) => {
      await worker.scheduled({ cron, scheduledTime: at.getTime() }, bindings);
      return "ok";
    },
    ask: async (sql) => {
      const statement = database.prepare(sql);
      return statement.columns().length === 0
        ? [statement.run()]
        : statement.all().map((row) => ({ ...row }));
    },
    async stop() {
      await Promise.allSettled(under);
      server.closeAllConnections();
      server.close();
      database.close();
    },
  };
}

/** The files of a set as Cloudflare answers them: pages without their extension, with the headers of their row. */
function filesOf(set: string, { build, publicUrl }: EdgeSite): Bindings["FICHIERS"]["fetch"] {
  const policy = { policy: build.policy, https: publicUrl.startsWith("https:") };
  return async (request) => {
    const url = new URL(request instanceof Request ? request.url : request);
    const path = decodeURIComponent(url.pathname);
    const name = path === "/" ? "/index.html" : /\.\w+$/.test(path) ? path : `${path}.html`;
    const bytes = await readFile(join(set, "site", name)).catch(() => undefined);
    if (bytes === undefined) return new Response(null, { status: 404 });
    const headers = new Headers([["content-type", mediaType(name) ?? ""]]);
    for (const [header, value] of ruleHeaders(ruleAt(path), policy)) headers.set(header, value);
    return new Response(new Uint8Array(bytes), { headers });
  };
}
