import { MEDIA, STREAMERS_CACHE } from "#addresses/files.ts";
import { ROUNDS } from "#edge/round-times.ts";
import { PREVIEWED_PAGES } from "#server/previews/previews.ts";

/** The settings that Cloudflare's own tool reads, in the set. */
export const WRANGLER_FILE = "wrangler.json";

/** What belongs to an account: the name of the site there, where messages are kept, and the settings that are no secret. */
export interface EdgeAccount {
  name: string;
  /** The identity of the database, once it was made. */
  database: string | undefined;
  settings: Readonly<Record<string, string>>;
}

/** The name under which the database is made. */
export const DATABASE_NAME = "site-messages";

/** The settings for Cloudflare's own tool. Without an account's database the Worker keeps no message and plays no round. */
export function wranglerFile({ name, database, settings }: EdgeAccount = ANY_ACCOUNT): string {
  const isLive = database !== undefined && settings["TWITCH_CLIENT_ID"] !== undefined;
  const file = {
    name,
    main: "worker.js",
    compatibility_date: "2026-04-01",
    compatibility_flags: ["nodejs_compat"],
    // Our own lines alone: those of each request would hold the visitor's address and browser, which no site of ours keeps.
    observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
    assets: {
      directory: "site",
      binding: "FICHIERS",
      html_handling: "drop-trailing-slash",
      not_found_handling: "none",
      run_worker_first: [`${MEDIA}*`, ...PREVIEWED_PAGES, ...(isLive ? [STREAMERS_CACHE] : [])],
    },
    ...(database === undefined
      ? {}
      : {
          d1_databases: [
            {
              binding: "MESSAGES",
              database_name: DATABASE_NAME,
              database_id: database,
              migrations_dir: "migrations",
            },
          ],
          triggers: {
            crons: Object.entries(ROUNDS)
              .filter(([round]) => isLive || round !== "streamers")
              .map(([, when]) => when),
          },
          vars: settings,
        }),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

const ANY_ACCOUNT: EdgeAccount = { name: "site", database: undefined, settings: {} };
