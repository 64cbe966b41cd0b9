import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { privateFileHeaders } from "#schemas/security-headers.ts";
import { openAccessLog } from "./access-log.ts";
import { announcement } from "./announce.ts";
import { createApp } from "./app.ts";
import { createRateLimit } from "./contact/rate-limit.ts";
import { tokenSecret } from "./contact/token-secret.ts";
import type { ServerEnv } from "./env.ts";
import { createHandler } from "./handler.ts";
import { healthOf } from "./health.ts";
import { createHttpServer, drain, listen } from "./http-server.ts";
import { lockData } from "./outbox/data-lock.ts";
import { startDelivery, type Delivery } from "./outbox/delivery.ts";
import { createMailer } from "./outbox/mailer.ts";
import { startPurgeJob } from "./outbox/purge-job.ts";
import { openOutbox, type Outbox } from "./outbox/outbox.ts";
import { readBuild } from "./read-build.ts";
import { loadSite } from "./site/load-site.ts";
import { loadPreviews } from "./site/social-preview.ts";
import { CACHE_PATH, cacheResponse } from "./streamers/cache-response.ts";
import { rosterCache } from "./streamers/roster-cache.ts";

/** What a caller may set besides the environment. */
export interface ServerOptions {
  /** The folder that the build made: `client/` and `server.json`. */
  buildDir?: string;
  /** Where words for the staff go; the terminal unless told otherwise. */
  say?: (text: string) => void;
  /** Free bytes below which messages are refused; 50 MB unless told otherwise. */
  freeSpaceFloor?: number;
}

/** A server that listens. `stop` finishes what is under way, then releases everything. */
export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Seconds that requests under way have to finish when the server stops, in milliseconds. */
const GRACE = 10_000;

/**
 * Starts the server on a build.
 * @throws NoBuild when there is none, DataInUse when another server has the data folder
 */
export async function serveSite(env: ServerEnv, options: ServerOptions = {}): Promise<RunningServer> {
  const say = options.say ?? ((text: string) => console.log(text));
  const buildDir = options.buildDir ?? "build";
  const build = await readBuild(buildDir);
  const https = env.PUBLIC_URL?.startsWith("https:") ?? false;
  const clientDir = join(buildDir, "client");
  const site = await loadSite(clientDir, build, https);
  const previews = await loadPreviews(clientDir, build, env.PUBLIC_URL);

  const lock = lockData(env.DATA_DIR);
  const log = openAccessLog(env.DATA_DIR);
  const outbox = openOutbox(env.DATA_DIR, {
    say,
    ...(options.freeSpaceFloor === undefined ? {} : { freeSpaceFloor: options.freeSpaceFloor }),
  });
  const plain = privateFileHeaders(https);
  const extra = new Map([[CACHE_PATH, cacheResponse(rosterCache(build.roster, Date.now()), https)]]);

  const delivery = openDelivery(env, build.name, outbox, say);
  const stopPurge = startPurgeJob(outbox);

  const app = createApp({
    contact: {
      outbox,
      limit: createRateLimit(env.CONTACT_LIMIT_PER_IP, env.CONTACT_LIMIT_GLOBAL),
      tokenSecret: tokenSecret(outbox),
      publicUrl: env.PUBLIC_URL,
      ids: build.contact,
      mailDomain: env.PUBLIC_URL === undefined ? "site.invalid" : new URL(env.PUBLIC_URL).hostname,
      now: Date.now,
      onKept: () => delivery?.wake(),
    },
    trustedProxies: env.TRUSTED_PROXIES,
    health: () => healthOf(build.build, [outbox.trouble, () => delivery?.trouble()]),
    headers: plain,
    onUnforeseen: (error) => {
      const number = randomUUID().slice(0, 8);
      log.incident(`erreur ${number}`, error instanceof Error ? (error.stack ?? error.message) : "inconnue");
      return number;
    },
  });

  const server = createHttpServer(
    createHandler(() => ({ site, previews, extra, plain }), getRequestListener(app.fetch), log),
  );
  const port = await listen(server, env.PORT, env.HOST);
  const url = `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${port}`;
  say(announcement(build.name, url, env));

  return {
    url,
    async stop() {
      await drain(server, GRACE);
      stopPurge();
      await delivery?.stop();
      outbox.close();
      log.close();
      lock.release();
    },
  };
}

function openDelivery(
  env: ServerEnv,
  siteName: string,
  outbox: Outbox,
  say: (text: string) => void,
): Delivery | undefined {
  const { SMTP_URL: smtp, CONTACT_TO: to } = env;
  if (smtp === undefined || to === undefined) return undefined;
  const account = smtp.auth?.user.includes("@") ? smtp.auth.user : to;
  return startDelivery(outbox, createMailer(smtp, { from: env.CONTACT_FROM ?? account, to, siteName }), say);
}
