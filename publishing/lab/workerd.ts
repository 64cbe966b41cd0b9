import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { fromLab } from "./from-lab.ts";

/** What is used here of the library that runs Workers on this machine, in their own engine. */
interface Lab {
  Miniflare: new (options: object) => Miniflare;
}
interface Miniflare {
  ready: Promise<URL>;
  dispose: () => Promise<void>;
  getD1Database: (binding: string) => Promise<D1>;
  getWorker: () => Promise<{
    scheduled: (event: { cron: string; scheduledTime: Date }) => Promise<{ outcome: string }>;
  }>;
}
interface D1 {
  prepare: (sql: string) => { run: () => Promise<unknown>; all: () => Promise<{ results: unknown[] }> };
}

const Settings = z.object({
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  assets: z.object({
    directory: z.string(),
    binding: z.string(),
    html_handling: z.string(),
    not_found_handling: z.string(),
    run_worker_first: z.array(z.string()),
  }),
  d1_databases: z.array(z.object({ binding: z.string(), migrations_dir: z.string() })).default([]),
  triggers: z.object({ crons: z.array(z.string()) }).default({ crons: [] }),
  vars: z.record(z.string(), z.string()).default({}),
});

/** How a Worker runs here, besides its settings. */
export interface WorkerOptions {
  /** A folder in which the database stays from one run to the next; in memory otherwise. */
  keeps?: string;
  /** Where it listens; a free one otherwise. */
  port?: number;
}

/** A Worker that runs here. */
export interface RunningWorker {
  origin: string;
  /** Plays the round of a cron trigger, due now unless told otherwise. @returns « ok », or what became of it */
  play: (cron: string, at?: Date) => Promise<string>;
  /** The crons that its settings name. */
  crons: readonly string[];
  /** Asks the database, past the Worker. */
  ask: (sql: string) => Promise<unknown[]>;
  stop: () => Promise<void>;
}

/**
 * Runs the set of Cloudflare in `workerd`, as its own `wrangler.json` says, without network.
 * @param secrets what the account would keep beside the settings; objects are stand-ins' addresses
 */
export async function startWorker(
  set: string,
  secrets: Readonly<Record<string, unknown>> = {},
  { keeps, port = 0 }: WorkerOptions = {},
): Promise<RunningWorker> {
  const { Miniflare } = await fromLab<Lab>("miniflare");
  const settings = Settings.parse(JSON.parse(await readFile(join(set, "wrangler.json"), "utf8")));
  const { directory, binding, run_worker_first: first, ...assetConfig } = settings.assets;
  const [database] = settings.d1_databases;
  const host = new Miniflare({
    host: "127.0.0.1",
    port,
    modules: true,
    modulesRoot: set,
    modulesRules: [{ type: "ESModule", include: ["**/*.js"] }],
    scriptPath: join(set, settings.main),
    compatibilityDate: settings.compatibility_date,
    compatibilityFlags: settings.compatibility_flags,
    bindings: { ...settings.vars, ...secrets },
    ...(database === undefined ? {} : { d1Databases: [database.binding] }),
    ...(keeps === undefined ? {} : { d1Persist: keeps }),
    assets: {
      workerName: "site",
      directory: join(set, directory),
      binding,
      // As its own command-line tool translates the settings.
      routerConfig: { has_user_worker: true, static_routing: { user_worker: first } },
      assetConfig,
    },
  });
  const { origin } = await host.ready;
  if (database !== undefined) await migrate(host, database.binding, join(set, database.migrations_dir));
  return {
    origin,
    crons: settings.triggers.crons,
    async play(cron, at = new Date()) {
      const { outcome } = await (await host.getWorker()).scheduled({ cron, scheduledTime: at });
      return outcome;
    },
    async ask(sql) {
      const messages = await host.getD1Database(database?.binding ?? "");
      return (await messages.prepare(sql).all()).results;
    },
    stop: () => host.dispose(),
  };
}

/** As Cloudflare's own tool applies them: each file once, in the order of their names. */
async function migrate(host: Miniflare, binding: string, folder: string): Promise<void> {
  const messages = await host.getD1Database(binding);
  const there = await messages.prepare("SELECT 1 FROM sqlite_master WHERE name = 'message'").all();
  if (there.results.length > 0) return;
  for (const name of (await readdir(folder)).toSorted())
    for (const text of (await readFile(join(folder, name), "utf8")).split(/;\n\n|;\n$/))
      if (text.trim() !== "") await messages.prepare(text).run();
}
