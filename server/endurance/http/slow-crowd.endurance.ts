import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { clientOf } from "#server/testing/servers/make-build.ts";
import { makeWorkFolder, spawnServer, type SpawnedServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms, quantile } from "../figures/figure.ts";
import type { SlowSockets } from "./slow-sockets.ts";

const SOCKETS = 2000;
const STRANGER = "127.0.0.2";
const PAGES = 100;
const SLOW = 500;
const LARGE = "/media/grand.mp3";

/** A recording of three minutes, in bytes. */
const LARGE_SIZE = 3 * 1024 * 1024;

/**
 * Whether the kernel holds as much of an unread answer as it does for a stranger far away. On the loopback it holds megabytes
 * by itself: what 2 000 readers then exhaust is the kernel's own bound for TCP (TCPMemoryPressures), not us.
 */
const farAway = Number(readFileSync("/proc/sys/net/ipv4/tcp_wmem", "utf8").split(/\s+/)[2]) <= 131_072;
const FRONT_PORT = 3122;

const has = (program: string, option: string): boolean => spawnSync(program, [option]).status !== null;

/** Asks for a page on a connection of its own. @returns milliseconds until it was whole, infinite when it failed */
function page(port: number): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const fail = (): void => resolve(Infinity);
    const call = request({ port, host: "127.0.0.1", path: "/affiche", agent: false }, (answer) => {
      answer.resume().once("error", fail);
      answer.once("end", () => resolve(answer.statusCode === 200 ? performance.now() - start : Infinity));
    });
    call
      .once("error", fail)
      .setTimeout(5000, () => call.destroy())
      .end();
  });
}

/** Pages asked for one after the other while a stranger holds its slow connections. */
async function underAttack(kind: SlowSockets["kind"], port: number): Promise<number[]> {
  const orders: SlowSockets = { kind, port, count: SOCKETS, from: STRANGER, path: LARGE };
  const stranger = new Worker(new URL("./slow-sockets.ts", import.meta.url), { workerData: orders });
  const times: number[] = [];
  await new Promise((done) => setTimeout(done, 2000));
  while (times.length < PAGES) {
    times.push(await page(port));
    await new Promise((done) => setTimeout(done, 100));
  }
  await stranger.terminate();
  return times;
}

/** Notes the figure. @returns the share of pages that failed, in percent */
function failures(front: string, kind: string, times: readonly number[]): number {
  const failed = times.filter((time) => time > SLOW).length;
  figure(
    `${front}, 2 000 connexions d’une adresse, ${kind} : pages en échec ou au-delà de 500 ms, la plus lente des autres`,
    `${failed} %, ${ms(
      quantile(
        times.filter((time) => time <= SLOW),
        1,
      ),
    )}`,
    "1 %",
  );
  return failed;
}

const KINDS = (
  [
    ["en-têtes lents", "headers"],
    ["corps lents", "body"],
    ["lecteurs qui ne lisent pas", "reader"],
  ] as const
).filter(([, kind]) => kind !== "reader" || farAway);

/** A server with a large file; it names the loopback as its proxy when it stands behind one. */
async function serverWithLargeFile(variables: Record<string, string> = {}): Promise<[SpawnedServer, string]> {
  const folder = await makeWorkFolder();
  const file = join(clientOf(join(folder, "build")), LARGE);
  mkdirSync(dirname(file), { recursive: true });
  await writeFile(file, Buffer.alloc(LARGE_SIZE, 1));
  const server = await spawnServer(folder, variables);
  const answer = await fetch(server.url + LARGE, { method: "HEAD" });
  expect(answer.headers.get("content-length")).toBe(String(LARGE_SIZE));
  return [server, folder];
}

it.skipIf(farAway)("lecteurs qui ne lisent pas : sautés, tcp_wmem est au-dessus de 131072", () => {
  expect(farAway).toBe(false);
});

describe("sans mandataire", () => {
  let server: SpawnedServer;
  beforeAll(async () => {
    [server] = await serverWithLargeFile();
  });
  afterAll(() => server.end("SIGTERM"));

  it.each(KINDS)("%s : les pages des autres sont servies", async (name, kind) => {
    const memory = (): number =>
      Number(readFileSync(`/proc/${server.child.pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1]);
    const before = memory();
    const times = await underAttack(kind, Number(new URL(server.url).port));
    figure(
      `mémoire pour ces 2 000 connexions, ${name}`,
      `${Math.round((memory() - before) / 1024)} Mo`,
      "200 Mo",
    );
    expect(failures("sans mandataire", name, times)).toBeLessThanOrEqual(1);
  });
});

/** How each proxy is told to stand before the server on `port`; more connections than it takes by default, so that it is not what gives way. */
const FRONTS: readonly { name: string; start: (folder: string, port: number) => Promise<ChildProcess> }[] = [
  {
    name: "nginx",
    async start(folder, port) {
      const conf = join(folder, "nginx.conf");
      mkdirSync(join(folder, "temp"));
      await writeFile(
        conf,
        `daemon off; worker_processes 1; worker_rlimit_nofile 16000; pid ${folder}/pid; error_log ${folder}/error.log;
        events { worker_connections 8000; }
        http { access_log off; client_body_temp_path ${folder}/temp; proxy_temp_path ${folder}/temp; proxy_max_temp_file_size 0;
          server { listen 127.0.0.1:${FRONT_PORT} backlog=2048; location / { proxy_pass http://127.0.0.1:${port};
            proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } } }`,
      );
      return spawn("nginx", ["-c", conf], { stdio: "ignore" });
    },
  },
  {
    name: "caddy",
    async start(folder, port) {
      const conf = join(folder, "Caddyfile");
      await writeFile(
        conf,
        `{\n admin off\n auto_https off\n}\nhttp://:${FRONT_PORT} {\n bind 127.0.0.1\n reverse_proxy 127.0.0.1:${port}\n}\n`,
      );
      return spawn("caddy", ["run", "--config", conf, "--adapter", "caddyfile"], {
        stdio: "ignore",
        env: { ...process.env, HOME: folder },
      });
    },
  },
];

for (const front of FRONTS)
  describe.runIf(has(front.name, front.name === "nginx" ? "-v" : "version"))(`derrière ${front.name}`, () => {
    let server: SpawnedServer;
    let proxy: ChildProcess;
    beforeAll(async () => {
      let folder: string;
      [server, folder] = await serverWithLargeFile({ TRUSTED_PROXIES: "127.0.0.1" });
      proxy = await front.start(folder, Number(new URL(server.url).port));
      await vi.waitFor(() => fetch(`http://127.0.0.1:${FRONT_PORT}/affiche`), { timeout: 10_000 });
    });
    afterAll(async () => {
      const gone = once(proxy, "exit");
      proxy.kill("SIGTERM");
      await gone;
      await server.end("SIGTERM");
    });

    it.each(KINDS)("%s : les pages des autres sont servies", async (name, kind) => {
      const times = await underAttack(kind, FRONT_PORT);
      expect(failures(`derrière ${front.name}`, name, times)).toBeLessThanOrEqual(1);
    });
  });
