import { privateFileHeaders } from "#http-policy/security-headers.ts";
import { openJournal } from "#server/journal/journal.ts";
import { announcement } from "./announce.ts";
import { openContactDoor } from "#server/contact/contact-door.ts";
import type { ServerEnv } from "#server/config/env.ts";
import { healthOf, readinessOf } from "#server/api/health.ts";
import { openHttpServer } from "#server/http/http-server.ts";
import { holdData, seeAnswering } from "./data-lock.ts";
import { watchCalendar } from "./calendar-watch.ts";
import { onlineAddress } from "./read-build.ts";
import { openMessages } from "./open-store.ts";
import { openAlertRoutes, openWays } from "./open-ways.ts";
import { startBackupJob } from "#server/outbox/backup/backups.ts";
import { ALERT_SUBJECT, startAlertJob } from "#server/outbox/alerts/alert-job.ts";
import { startDeliveries } from "#server/outbox/delivery/delivery.ts";
import type { Channel } from "#server/outbox/message.ts";
import type { MessageStore, Standing } from "#server/outbox/message-store.ts";
import { startPurgeJob } from "#server/outbox/purge-job.ts";
import { mailboxTrouble } from "#server/contact/flood-guard.ts";
import { createReportReader } from "#server/policy-report/policy-report.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { openMetricsListener } from "#server/metrics/metrics-listener.ts";
import { createVisitors } from "#server/visitor/visitors.ts";
import { openLiveSite } from "#server/site/live-site.ts";
import { startStreamersJob } from "#server/streamers/streamers-job.ts";
import {
  createTwitchApi,
  TWITCH_HOSTS,
  type TwitchApi,
  type TwitchHosts,
} from "#server/streamers/twitch/refresh.ts";

/** What a caller may set besides the environment. */
export interface ServerOptions {
  /** The folder that the build made; BUILD_DIR unless told otherwise. */
  buildDir?: string;
  /** Where words for the staff go; the terminal unless told otherwise. */
  say?: (text: string) => void;
  /** Free bytes below which messages are refused; 50 MB unless told otherwise. */
  freeSpaceFloor?: number;
  /** How often the messages are counted, in milliseconds; every minute unless told otherwise. */
  countEvery?: number;
  /** Where Twitch is; its own hosts unless told otherwise. */
  twitchHosts?: TwitchHosts;
}

/** A server that listens. `stop` finishes what is under way, then releases everything. */
export interface RunningServer {
  url: string;
  /** Where the figures are read, when METRICS_PORT is set. */
  metricsUrl?: string;
  stop: () => Promise<void>;
}

/** How long requests under way have to finish when the server stops, in milliseconds. */
const GRACE = 10_000;

/**
 * Starts the server on a build.
 * @throws NoBuild when there is none, DataInUse when another server has the data folder, DataSilent when its disk does not answer
 */
export async function serveSite(env: ServerEnv, options: ServerOptions = {}): Promise<RunningServer> {
  const say = options.say ?? ((text: string) => console.log(text));
  const buildDir = options.buildDir ?? env.BUILD_DIR;
  const https = env.PUBLIC_URL?.startsWith("https:") ?? false;
  const live = await openLiveSite(buildDir, env.PUBLIC_URL, {
    say,
    onChange: ({ build }) => {
      say(`Nouvelle version du site en ligne (${build.build}).`);
      void streamers.rebuild();
      metrics?.reloaded();
    },
  });
  const { name } = live.current().build;

  await seeAnswering(env.DATA_DIR);
  const lock = holdData(env.DATA_DIR, say);
  const journal = openJournal(env.DATA_DIR);
  const store = await openMessages(env, {
    say,
    ...(options.freeSpaceFloor === undefined ? {} : { freeSpaceFloor: options.freeSpaceFloor }),
  });
  const plain = privateFileHeaders(https);
  const readReport = createReportReader((line) => journal.incident("politique de sécurité", line));

  const ways = await openWays(env, name, () => live.current().build.contact);
  /** When each channel last took a message from us, in milliseconds since 1970. */
  const sentAt: Partial<Record<Channel, number>> = {};
  const noteSent: MessageStore["noteSent"] = async (channel, id, now) => {
    await store.noteSent(channel, id, now);
    sentAt[channel] = now;
  };
  const deliveries = startDeliveries({ ...store, noteSent }, ways, say);
  const stopPurge = startPurgeJob(store, watchCalendar(env.DATA_DIR), journal.prune, say);
  const backups = openBackups(env, store, say);
  const hosts = options.twitchHosts ?? TWITCH_HOSTS;
  const streamers = await startStreamersJob({
    roster: () => live.current().build.roster,
    api: openTwitch(env, hosts),
    portraitOrigin: hosts.portraits,
    dataDir: env.DATA_DIR,
    https,
    say,
  });

  const visitors = createVisitors(env.TRUSTED_PROXIES, say);
  const contact = await openContactDoor(store, env, {
    ids: () => live.current().build.contact,
    onKept() {
      for (const delivery of deliveries) delivery.wake();
    },
  });
  const trouble = () => mailboxTrouble(store, contact.bounded, store.today());
  const alerts = startAlertJob({
    store,
    open: ways.map(({ channel }) => channel),
    routes: await openAlertRoutes(env, name, ALERT_SUBJECT),
    siteName: name,
    mailbox: trouble,
    backup: () => backups?.lasting(),
    say,
    ...(options.countEvery === undefined ? {} : { every: options.countEvery }),
  });
  const health = {
    build: () => live.current().build.build,
    sources: [
      trouble,
      lock.trouble,
      ...deliveries.map((delivery) => delivery.trouble),
      alerts.trouble,
      () => backups?.trouble(),
      streamers.trouble,
      journal.trouble,
      visitors.trouble,
      live.trouble,
    ],
    refusal: async () => {
      const own = await store.trouble();
      return own?.refuses === true ? own.text : undefined;
    },
    messages: alerts.told,
  };
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : createMetrics(async () => {
          const [{ etat, build }, { pret }] = await Promise.all([
            healthOf(health.build(), health.sources),
            readinessOf(health.refusal),
          ]);
          return {
            connections: await http.connections(),
            ready: pret,
            degraded: etat === "degrade",
            build,
            journalLost: journal.lost(),
            messages: sharesOf(alerts.standing()),
            lastSuccess: { ...sentAt, twitch: streamers.refreshedAt(), backup: backups?.succeededAt() },
          };
        });
  const http = await openHttpServer({
    port: env.PORT,
    host: env.HOST,
    journal,
    visitors,
    files: () => ({ ...live.current(), extra: streamers.files, plain }),
    meter: metrics,
    health,
    api: {
      contact,
      headers: plain,
      onReport: (body) => readReport(body, performance.now()),
    },
  });
  const door =
    metrics === undefined
      ? undefined
      : await openMetricsListener(
          { port: env.METRICS_PORT ?? 0, host: env.METRICS_HOST, token: env.METRICS_TOKEN },
          metrics.page,
        );
  const url = `http://${reachable(env.HOST)}:${http.port}`;
  const { contact: told } = live.current().build;
  const pagesUrl = await onlineAddress(buildDir);
  say(announcement({ name, url, env, told, pagesUrl, trouble: await trouble() }));

  return {
    url,
    ...(door === undefined
      ? {}
      : { metricsUrl: `http://${reachable(env.METRICS_HOST)}:${door.port}/metrics` }),
    async stop() {
      await http.drain(GRACE);
      await door?.close();
      metrics?.stop();
      live.stop();
      stopPurge();
      streamers.stop();
      await alerts.stop();
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
      await backups?.stop();
      await store.close();
      await journal.close();
      lock.release();
    },
  };
}

/** How the messages stand, as the figures for monitors list it. */
function sharesOf(standing: Standing | undefined) {
  return standing && Object.entries(standing).map(([state, { count, oldest }]) => ({ state, count, oldest }));
}

/** The name under which this machine reaches what listens on `host`: every address includes its own. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function openBackups(env: ServerEnv, store: MessageStore, say: (text: string) => void) {
  if (env.BACKUP_DIR === undefined) return undefined;
  return startBackupJob(
    store,
    {
      folder: env.BACKUP_DIR,
      kept: env.BACKUP_KEPT,
      command: env.BACKUP_COMMAND,
      everyHours: env.BACKUP_EVERY,
    },
    say,
  );
}

function openTwitch(env: ServerEnv, hosts: TwitchHosts): TwitchApi | undefined {
  const { TWITCH_CLIENT_ID: clientId, TWITCH_CLIENT_SECRET: clientSecret } = env;
  return clientId === undefined || clientSecret === undefined
    ? undefined
    : createTwitchApi({ clientId, clientSecret }, hosts);
}
