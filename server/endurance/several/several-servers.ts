import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { makeWorkFolder, spawnServer, type SpawnedServer } from "#server/testing/servers/spawn-server.ts";

/** Servers of their own processes on one database, behind nginx as the staff's guide sets it up. */
export interface SeveralServers {
  /** Where visitors go. */
  url: string;
  servers: SpawnedServer[];
  /** Ends a server as a kill does, and starts it again in its folder. */
  killAndStart: (index: number) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts servers and a proxy before them.
 * @param variables settings of all of them, DATABASE_URL among them
 * @param wrappers another program under which a server runs, by its place
 */
export async function startSeveral(
  count: number,
  variables: Record<string, string>,
  wrappers: Readonly<Record<number, string[]>> = {},
): Promise<SeveralServers> {
  const front = await freePort();
  const url = `http://127.0.0.1:${front}`;
  const places = await Promise.all(
    Array.from({ length: count }, async () => ({ port: await freePort(), folder: await makeWorkFolder() })),
  );
  const startOne = async (index: number): Promise<SpawnedServer> => {
    const { port = 0, folder = "" } = places[index] ?? {};
    const settings = { PORT: String(port), PUBLIC_URL: url, TRUSTED_PROXIES: "127.0.0.1", ...variables };
    return spawnServer(folder, settings, wrappers[index]);
  };
  const servers = await Promise.all(places.map((_, index) => startOne(index)));
  const proxy = await startProxy(
    front,
    places.map(({ port }) => port),
  );
  return {
    url,
    servers,
    async killAndStart(index) {
      await servers[index]?.end("SIGKILL");
      servers[index] = await startOne(index);
    },
    async stop() {
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      proxy.kill("SIGKILL");
    },
  };
}

/** nginx with the guide's own lines: another port, these servers, and each in its turn, for all come from one address here. */
async function startProxy(front: number, ports: readonly number[]): Promise<ChildProcess> {
  const guide = await readFile("docs/plusieurs-machines.md", "utf8");
  const lines = /```nginx\n([^]*?)```/.exec(guide)?.[1] ?? "";
  const [one = ""] = /^ *server 10\.0\.0\.11.*$/m.exec(lines) ?? [];
  const site = lines
    .replace("listen 443 ssl;", `listen 127.0.0.1:${front};`)
    .replace(/^ *ip_hash;\n/m, "")
    .replace(/^ *server 10\.0\.0\.12.*\n/m, "")
    .replace(one, ports.map((port) => one.replace("10.0.0.11:3000", `127.0.0.1:${port}`)).join("\n"));
  const folder = await mkdtemp(join(tmpdir(), "site-nginx-"));
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/erreurs;
events { worker_connections 4096; }
http { access_log off; client_body_temp_path ${folder}/corps; proxy_temp_path ${folder}/reponses;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${site} }`,
  );
  const proxy = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "erreurs")], {
    stdio: "ignore",
  });
  process.once("exit", () => proxy.kill("SIGKILL"));
  for (;;) {
    if (proxy.exitCode !== null)
      throw new Error(`nginx ended: ${await readFile(join(folder, "erreurs"), "utf8")}`);
    const answer = await fetch(`http://127.0.0.1:${front}/api/vivant`).catch(() => undefined);
    if (answer !== undefined) return proxy;
  }
}

/** A port of the loopback that nothing holds. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  server.close();
  await once(server, "close");
  return Number(port);
}
