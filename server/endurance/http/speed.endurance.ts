import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { clientOf } from "#server/testing/servers/make-build.ts";
import { makeWorkFolder, spawnServer, type SpawnedServer } from "#server/testing/servers/spawn-server.ts";
import { figure, quantile } from "../figures/figure.ts";

const NGINX_PORT = 3121;
const has = (program: string, option: string): boolean => spawnSync(program, [option]).status !== null;
const canCompare = has("wrk", "-v") && has("nginx", "-v");

/** A page of about 10 KB once compressed, as the pages of the site are. */
const PAGE = `<!doctype html><title>x</title>${randomBytes(7600).toString("base64")}`;

describe.runIf(canCompare)("à côté de nginx, sur la même machine, dans la même mesure", () => {
  let server: SpawnedServer;
  let nginx: ReturnType<typeof spawn>;

  beforeAll(async () => {
    const folder = await makeWorkFolder();
    const client = clientOf(join(folder, "build"));
    for (const [suffix, body] of [
      ["", PAGE],
      [".gz", gzipSync(PAGE)],
      [".br", gzipSync(PAGE)],
    ] as const)
      await writeFile(join(client, "arc", `index.html${suffix}`), body);
    server = await spawnServer(folder);
    const cache = await (await fetch(`${server.url}/streamers_cache.json`)).text();
    mkdirSync(join(folder, "temp"));
    for (const [suffix, body] of [
      ["", cache],
      [".gz", gzipSync(cache)],
    ] as const)
      writeFileSync(join(client, `streamers_cache.json${suffix}`), body);
    const conf = `daemon off; worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log;
      events { worker_connections 1024; }
      http { include /etc/nginx/mime.types; access_log ${folder}/access.log; sendfile on; gzip_static on; keepalive_requests 10000000;
        server { listen 127.0.0.1:${NGINX_PORT}; root ${client}; location / { try_files $uri $uri/index.html =404; } } }`;
    writeFileSync(join(folder, "nginx.conf"), conf);
    nginx = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
    await vi.waitFor(() => fetch(`http://127.0.0.1:${NGINX_PORT}/arc`), { timeout: 10_000 });
  });
  afterAll(async () => {
    nginx.kill("SIGTERM");
    await once(nginx, "exit");
    await server.end("SIGTERM");
  });

  /** Requests a second of one address for `seconds`. */
  function rate(url: string, seconds: number): number {
    const { stdout } = spawnSync("wrk", ["-t1", "-c32", `-d${seconds}`, "-H", "Accept-Encoding: gzip", url], {
      encoding: "utf8",
    });
    return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
  }

  it.each([
    ["page de 10 Ko", "/arc"],
    ["/streamers_cache.json", "/streamers_cache.json"],
  ])("%s part à deux cinquièmes de son allure ou plus", (what, path) => {
    const rounds = Array.from(
      { length: 5 },
      () => [rate(`http://127.0.0.1:${NGINX_PORT}${path}`, 3), rate(server.url + path, 3)] as const,
    );
    const ratio = quantile(
      rounds.map(([theirs, ours]) => ours / theirs),
      0.5,
    );
    const [theirs, ours] = [0, 1].map((side) =>
      Math.round(
        quantile(
          rounds.map((round) => round[side] ?? 0),
          0.5,
        ),
      ).toLocaleString("fr-FR"),
    );
    figure(
      `${what} : requêtes par seconde, nginx puis nous (rapport médian de 5)`,
      `${theirs}, ${ours} (${Math.round(ratio * 100)} %)`,
      "40 %",
    );
    expect(ratio).toBeGreaterThanOrEqual(0.4);
  });

  it("garde sa mémoire plate pendant 1 000 000 de requêtes", () => {
    const memory = (): number =>
      Number(readFileSync(`/proc/${server.child.pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
    let done = 0;
    const push = (until: number): void => {
      while (done < until) done += rate(`${server.url}${done % 2 === 0 ? "/arc" : "/introuvable"}`, 4) * 4;
    };
    push(200_000);
    const before = memory();
    push(1_200_000);
    const after = memory();
    figure(
      "mémoire après 200 000 puis 1 200 000 requêtes",
      `${Math.round(before)} Mo, ${Math.round(after)} Mo`,
      "stable (± 20 %)",
    );
    expect(after).toBeLessThan(before * 1.2);
  });
});
