import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, globSync, statfsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, type QueryResult } from "pg";
import { listen } from "./listen-on-loopback.ts";

/** A PostgreSQL of this machine's own, in a folder of its own, which ends with the tests. */
export interface TestPostgres {
  /** A new place for messages in it, as DATABASE_URL. */
  makePlace: () => Promise<string>;
  /** Asks something of it as its owner. */
  ask: (text: string) => Promise<QueryResult>;
  /** Ends it: `SIGINT` cuts what is under way, `SIGKILL` is a crash. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Starts it again, with settings of the server besides. */
  start: (...settings: string[]) => Promise<void>;
  /** Ends it for good, data and all. */
  remove: () => Promise<void>;
  folder: string;
}

/** A test that fails halfway must not leave a database behind. */
const alive = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of alive) child.kill("SIGQUIT");
});

const NEEDED =
  "Il manque PostgreSQL, que les tests démarrent eux-mêmes\u00a0: apt-get install postgresql (ou donnez le dossier de ses programmes par POSTGRES_BIN).";

/** A folder in memory: what the tests ask of PostgreSQL is what it does, not how fast the disk of this machine is. */
const MEMORY = "/dev/shm";

/** Makes and starts a PostgreSQL on the loopback. @param folder where its data go; a new temporary one unless told otherwise */
export async function startPostgres(folder?: string): Promise<TestPostgres> {
  const bin = programs();
  const base = folder ?? (await mkdtemp(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "site-postgres-")));
  const owner = await ownerOf(base);
  const data = join(base, "base");
  execFileSync(
    join(bin, "initdb"),
    ["--no-sync", "--auth=trust", "--username=site", "--encoding=UTF8", "--locale=C", data],
    { stdio: "ignore", cwd: base, ...owner },
  );
  const port = await freePort();
  const address = `postgres://site@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | undefined;

  const spawnOnce = (settings: readonly string[]): ChildProcess => {
    const args = ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-k", base];
    const child = spawn(join(bin, "postgres"), [...args, ...settings.flatMap((one) => ["-c", one])], {
      stdio: "ignore",
      cwd: base,
      ...owner,
    });
    alive.add(child);
    child.once("exit", () => alive.delete(child));
    return child;
  };
  const start = async (...settings: string[]): Promise<void> => {
    running = spawnOnce(settings);
    for (let tries = 0; !(await answers(address)); tries++) {
      await wait(50);
      if (tries > 400) throw new Error("PostgreSQL does not start");
      // After a crash the processes of the one before may still be ending.
      if (running.exitCode !== null) running = spawnOnce(settings);
    }
  };
  const ask = async (text: string): Promise<QueryResult> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  };
  await start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = running;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  };
  return {
    folder: base,
    start,
    end,
    async remove() {
      await end("SIGINT");
      await rm(base, { recursive: true });
    },
    async makePlace() {
      const name = `place_${randomUUID().replaceAll("-", "")}`;
      await ask(`CREATE SCHEMA ${name}`);
      return `${address}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
    ask,
  };
}

async function answers(address: string): Promise<boolean> {
  const client = new Client({ connectionString: address });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Whether a few databases fit: in a container this folder may have no more than 64 MB. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1024 ** 3;
}

function programs(): string {
  const given = process.env["POSTGRES_BIN"];
  const found = given ?? globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1);
  if (found === undefined || !existsSync(join(found, "initdb"))) throw new Error(NEEDED);
  return found;
}

/** PostgreSQL does not run as root: it then runs as the user that Debian makes for it. */
async function ownerOf(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string): number =>
    Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  const owner = { uid: idOf("-u"), gid: idOf("-g") };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  server.close();
  await once(server, "close");
  return Number(port);
}
