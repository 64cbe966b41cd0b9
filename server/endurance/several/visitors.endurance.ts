import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { Agent, createServer, request } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { openMessages } from "#server/open-store.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { field, multipartBody } from "#server/testing/requests/multipart-body.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { startPostgres, type TestPostgres } from "#server/testing/servers/start-postgres.ts";
import { figure, ms, quantile } from "../figures/figure.ts";
import { startSeveral } from "./several-servers.ts";

const VISITORS = 10_000;
/** Visitors who are there at the same moment. */
const AT_ONCE = 100;
/** One visitor in so many sends a message. */
const WRITES_EACH = 20;

/** What a visitor opens: the home page, the wall of posters, the players. */
const PAGES = ["/", "/affiche", "/stream"];

const BUILD = { BUILD_DIR: resolve("build") };

/** What a browser that never came before asks for on these pages, page by page, as addresses without their origin. */
interface Visit {
  pages: string[][];
  bytes: number;
}

let visit: Visit;
beforeAll(async () => {
  if (spawnSync(process.execPath, ["cli/build.ts"], { stdio: "inherit" }).status !== 0)
    throw new Error("le site ne se construit pas");
  visit = await watchVisit();
}, 600_000);

/** Visits the real site with a real browser and an empty cache, and notes what reaches the server: its service worker asks too. */
async function watchVisit(): Promise<Visit> {
  const server = await spawnServer(await makeWorkFolder(), BUILD);
  const pages: string[][] = [];
  let bytes = 0;
  const watch = createServer((asked, answer) => {
    pages.at(-1)?.push(asked.url ?? "");
    const call = request(new URL(asked.url ?? "", server.url), { headers: asked.headers }, (given) => {
      bytes += given.rawHeaders.join(": ").length;
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on("data", (part: Buffer) => (bytes += part.length)).pipe(answer);
    });
    asked.pipe(call);
  });
  const front = await listen(watch);
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    for (const path of PAGES) {
      pages.push([]);
      await page.goto(front + path, { waitUntil: "networkidle" });
    }
    return { pages, bytes };
  } finally {
    await browser.close();
    watch.close();
    await server.end("SIGTERM");
  }
}

it("une visite de trois pages, au téléphone, cache vide", () => {
  const requests = visit.pages.flat().length;
  figure(
    "une visite de trois pages au téléphone, cache vide\u00a0: requêtes, octets",
    `${requests}, ${Math.round(visit.bytes / 1024)} Ko`,
    "–",
  );
  expect(requests).toBeGreaterThan(PAGES.length);
});

/** Rows that PostgreSQL has written since it was started, of what is kept and of what only counts. */
async function rowsWritten(postgres: TestPostgres): Promise<{ kept: number; counted: number }> {
  await new Promise((done) => setTimeout(done, 1500));
  const { rows } = await postgres.ask(
    "SELECT relname, sum(n_tup_ins + n_tup_upd + n_tup_del)::int AS n FROM pg_stat_user_tables GROUP BY relname",
  );
  const all = new Map(rows.map(({ relname, n }) => [String(relname), Number(n)]));
  const of = (...names: string[]): number => names.reduce((sum, name) => sum + (all.get(name) ?? 0), 0);
  return { kept: of("message", "delivery"), counted: of("counted", "day_salt") };
}

interface Asked {
  status: number;
  time: number;
}

function ask(url: URL, agent: Agent, form?: Buffer): Promise<Asked> {
  const start = performance.now();
  return new Promise((done) => {
    const headers = {
      "accept-encoding": "br",
      ...(form === undefined
        ? {}
        : { origin: url.origin, "content-type": "multipart/form-data; boundary=x" }),
    };
    const call = request(url, { agent, method: form === undefined ? "GET" : "POST", headers }, (answer) => {
      answer
        .resume()
        .once("end", () => done({ status: answer.statusCode ?? 0, time: performance.now() - start }));
    });
    call.once("error", () => done({ status: 0, time: performance.now() - start })).end(form);
  });
}

it(`${VISITORS} visiteurs, ${AT_ONCE} de front, sur deux serveurs et PostgreSQL derrière nginx`, async () => {
  const postgres = await startPostgres(await mkdtemp(join(tmpdir(), "site-postgres-")));
  onTestFinished(() => postgres.remove());
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const DATABASE_URL = await postgres.makePlace();
  const site = await startSeveral(2, {
    ...BUILD,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    CONTACT_TO: "equipe@example.org",
    DATABASE_URL,
    CONTACT_LIMIT_PER_IP: "5",
    CONTACT_LIMIT_GLOBAL: "99999",
  });
  onTestFinished(() => site.stop());
  const load = loadavg()[0] ?? 0;
  const pages: Asked[] = [];
  const files: Asked[] = [];
  const sends: Asked[] = [];
  const one = async (index: number): Promise<void> => {
    // Each visitor has an address of its own, and a browser's few connections.
    const localAddress = `127.${1 + (index >> 16)}.${(index >> 8) & 255}.${1 + (index & 127)}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 4, localAddress });
    for (const [first = "", ...others] of visit.pages) {
      pages.push(await ask(new URL(first, site.url), agent));
      files.push(...(await Promise.all(others.map((url) => ask(new URL(url, site.url), agent)))));
    }
    if (index % WRITES_EACH === 0) {
      files.push(await ask(new URL("/api/v1.0/form-token", site.url), agent));
      const id = randomUUID();
      const fields = {
        name: "Camille",
        email: "camille@example.fr",
        subject: "Foule",
        message: id,
        request_id: id,
      };
      const body = multipartBody(
        Object.entries(fields).map(([name, value]): [string, string] => [field(name), value]),
      );
      sends.push(await ask(new URL(SEND_FORM_PATH, site.url), agent, Buffer.from(body)));
    }
    agent.destroy();
  };
  const before = await rowsWritten(postgres);
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < VISITORS) await one(next++);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await expect.poll(() => mail.taken.length, { timeout: 120_000 }).toBe(sends.length);
  const after = await rowsWritten(postgres);
  const store = await openMessages({ DATA_DIR: "var", DATABASE_URL }, { say: console.log });
  onTestFinished(() => store.close());
  const { today, quarantine } = await store.census(store.today());
  const failed = [...pages, ...files].filter(({ status }) => status !== 200).length;
  const at = (all: readonly Asked[]) =>
    [0.5, 0.99, 1]
      .map((share) =>
        ms(
          quantile(
            all.map(({ time }) => time),
            share,
          ),
        ),
      )
      .join(" / ");
  const rate = (pages.length + files.length + sends.length) / seconds;
  figure(
    `10 000 visiteurs, ${AT_ONCE} de front, deux serveurs et PostgreSQL derrière nginx\u00a0: temps, requêtes par seconde, échecs`,
    `${Math.round(seconds)} s, ${Math.round(rate)}, ${failed} (charge de la machine au départ\u00a0: ${load.toFixed(1).replace(".", ",")})`,
    "–, –, 0",
  );
  figure(
    "et leurs pages, fichiers, envois\u00a0: médiane / 99 % / le plus lent",
    [pages, files, sends].map(at).join("\u00a0; "),
    "–",
  );
  figure(
    "et leurs messages\u00a0: envoyés, acquittés, gardés\u00a0; lignes écrites par message, pour le garder et l’envoyer, et pour compter les visiteurs",
    `${sends.length}, ${sends.filter(({ status }) => status === 200).length}, ${today + quarantine.today}\u00a0; ${((after.kept - before.kept) / sends.length).toFixed(1).replace(".", ",")}, ${((after.counted - before.counted) / sends.length).toFixed(1).replace(".", ",")}`,
    "tous acquittés, tous gardés\u00a0; –",
  );
  expect(failed).toBe(0);
  expect(new Set(sends.map(({ status }) => status))).toEqual(new Set([200]));
  expect(today + quarantine.today).toBe(sends.length);
});
