import { readdirSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { counter, exposition, gauge, histogram, type Family } from "./exposition.ts";

/** What was asked for. */
export type AnswerKind =
  | "page"
  | "file"
  | "import"
  | "streamers"
  | "api"
  | "redirect"
  | "missing"
  | "refused"
  | "error";

/** The share of the messages that stands in one state. */
export interface Standing {
  state: string;
  count: number;
  /** When the oldest came, in milliseconds since 1970. */
  oldest: number | undefined;
}

/** What the server tells of itself when its figures are asked for. */
export interface Reading {
  connections: number;
  ready: boolean;
  degraded: boolean;
  /** The stamp of the build that is served. */
  build: string;
  /** Lines that the journal could not keep. */
  journalLost: number;
  /** Undefined when the messages are out of reach. */
  messages: readonly Standing[] | undefined;
  /** When each service outside last did what we asked, in milliseconds since 1970; undefined when it never did, or is not set up. */
  lastSuccess: Readonly<Record<string, number | undefined>>;
}

/** What is counted as it happens. */
export interface Meter {
  /** An answer ended, after this many milliseconds. */
  answered: (kind: AnswerKind, status: number, ms: number) => void;
  /** A line that was no request, or came too slowly, was cut with this status. */
  cut: (status: number) => void;
  /** A connection was turned away before anything was read. */
  turnedAway: () => void;
  /** A new build took the place of the old one. */
  reloaded: () => void;
}

/** The figures of a server since its start. */
export interface Metrics extends Meter {
  /** All the figures as text, read now. */
  page: () => Promise<string>;
  stop: () => void;
}

/** Answers that say no to what was asked, for too much, too large, too late, or for now. */
const REFUSALS = new Set([400, 403, 408, 413, 415, 422, 429, 431, 503]);

/** Upper bounds of the latencies, in seconds. */
const LATENCIES = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Begins to count. `read` is asked for the rest each time that the figures are. */
export function createMetrics(read: () => Promise<Reading>): Metrics {
  const requests = counter("site_http_requests_total", "Réponses données, par sorte et par centaine.");
  const latencies = histogram(
    "site_http_request_duration_seconds",
    "Temps jusqu’à la réponse, par sorte.",
    "kind",
    LATENCIES,
  );
  const refusals = counter(
    "site_http_refusals_total",
    "Refus, par statut : limites, tailles, lenteurs, pannes.",
  );
  let turnedAway = 0;
  let reloads = { count: 0, at: Date.now() };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  const refuse = (status: number): void => {
    if (REFUSALS.has(status)) refusals.add({ status: String(status) });
  };
  return {
    answered(kind, status, ms) {
      requests.add({ kind, code: `${Math.floor(status / 100)}xx` });
      latencies.observe(kind, ms / 1000);
      refuse(status);
    },
    cut: refuse,
    turnedAway: () => (turnedAway += 1),
    reloaded() {
      reloads = { count: reloads.count + 1, at: Date.now() };
    },
    async page() {
      const now = await read();
      const text = exposition([
        requests,
        latencies,
        refusals,
        total("site_http_turned_away_total", "Connexions refusées avant d’être lues.", turnedAway),
        gauge("site_http_connections", "Connexions ouvertes.", () => now.connections),
        flag("site_ready", "1 quand un build est servi et que les messages peuvent être gardés.", now.ready),
        flag("site_degraded", "1 quand /api/sante donne une raison.", now.degraded),
        gauge("site_release_info", "La version servie.", () => [{ labels: { build: now.build }, value: 1 }]),
        gauge(
          "site_release_since_seconds",
          "Depuis quand elle l’est, en secondes depuis 1970.",
          () => reloads.at / 1000,
        ),
        total("site_reloads_total", "Nouvelles versions prises sans redémarrer.", reloads.count),
        gauge("site_messages", "Messages gardés, par état.", () =>
          now.messages?.map(({ state, count }) => ({ labels: { state }, value: count })),
        ),
        gauge(
          "site_messages_oldest_seconds",
          "Arrivée du plus ancien de chaque état, en secondes depuis 1970.",
          () =>
            now.messages?.flatMap(({ state, oldest }) =>
              oldest === undefined ? [] : [{ labels: { state }, value: oldest / 1000 }],
            ),
        ),
        gauge(
          "site_last_success_seconds",
          "Dernière réussite de chaque service, en secondes depuis 1970.",
          () =>
            Object.entries(now.lastSuccess).flatMap(([service, at]) =>
              at === undefined ? [] : [{ labels: { service }, value: at / 1000 }],
            ),
        ),
        total("site_journal_lost_lines_total", "Lignes que le journal n’a pas pu garder.", now.journalLost),
        ...processFamilies(),
        ...["p50", "p99", "max"].map((name) =>
          gauge(
            `nodejs_eventloop_lag_${name}_seconds`,
            "Retard de la boucle depuis la dernière lecture.",
            () =>
              Math.max(0, (name === "max" ? delay.max : delay.percentile(Number(name.slice(1)))) - 20e6) /
              1e9,
          ),
        ),
      ]);
      delay.reset();
      return text;
    },
    stop: () => void delay.disable(),
  };
}

function flag(name: string, help: string, on: boolean): Family {
  return gauge(name, help, () => (on ? 1 : 0));
}

function total(name: string, help: string, value: number): Family {
  return gauge(name, help, () => value, "counter");
}

/** What every monitored process tells, under the names that ready-made dashboards know. */
function processFamilies(): Family[] {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    total("process_cpu_seconds_total", "Temps de processeur.", (user + system) / 1e6),
    gauge(
      "process_start_time_seconds",
      "Démarrage, en secondes depuis 1970.",
      () => performance.timeOrigin / 1000,
    ),
    gauge("process_resident_memory_bytes", "Mémoire du processus.", () => memory.rss),
    gauge("nodejs_heap_size_used_bytes", "Mémoire des objets.", () => memory.heapUsed),
    gauge("nodejs_external_memory_bytes", "Mémoire hors des objets.", () => memory.external),
    gauge("process_open_fds", "Fichiers et connexions tenus ouverts.", openDescriptors),
  ];
}

/** Only Linux tells. */
function openDescriptors(): number | undefined {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return undefined;
  }
}
