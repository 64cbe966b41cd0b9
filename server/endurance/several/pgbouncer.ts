import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createConnection } from "node:net";
import type { TestPostgres } from "#server/testing/servers/start-postgres.ts";
import { freePort } from "./several-servers.ts";

/** How PgBouncer lends its connections: for a whole visit, for a transaction, for a statement. */
export type PoolMode = "session" | "transaction" | "statement";

/** A PgBouncer before a PostgreSQL. */
export interface Pooler {
  /** A new database behind it, as DATABASE_URL. */
  makePlace: () => Promise<string>;
  start: () => Promise<void>;
  /** Ends it as a kill does. */
  kill: () => Promise<void>;
}

/** Starts the PgBouncer of Debian on the loopback, with few connections, so that they are lent in turn. */
export async function startPooler(postgres: TestPostgres, mode: PoolMode): Promise<Pooler> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), "site-pgbouncer-"))];
  const database = new URL(await postgres.makePlace());
  const file = join(folder, "pgbouncer.ini");
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${database.port} user=site
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 3
server_login_retry = 1
`,
  );
  await Promise.all([chmod(folder, 0o755), chmod(file, 0o644)]);
  let running: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const child = running;
    running = undefined;
    if (child === undefined) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  };
  const start = async (): Promise<void> => {
    running = spawn("/usr/sbin/pgbouncer", [file], { stdio: "ignore", ...ownerOf() });
    while (!(await listens(port))) await wait(50);
  };
  await start();
  return {
    start,
    kill,
    async makePlace() {
      const name = `place_${randomUUID().replaceAll("-", "")}`;
      await postgres.ask(`CREATE DATABASE ${name}`);
      return `postgres://site@127.0.0.1:${port}/${name}`;
    },
  };
}

/** It does not run as root. */
function ownerOf(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
