import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll } from "vitest";
import { makeBuild } from "./make-build.ts";

/** A server in a process of its own, so that it can be killed. `said` gathers both outputs. */
export interface SpawnedServer {
  url: string;
  child: ChildProcess;
  readyMs: number;
  said: () => string;
  /** Settles when the process has ended. */
  exited: Promise<unknown>;
  /** Sends a signal and waits for the end. @returns the exit code, null when killed */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** A test that fails halfway must not leave a server behind. */
const alive = new Set<ChildProcess>();
afterAll(() => {
  for (const child of alive) child.kill("SIGKILL");
});

/** Makes a folder to run servers in: a small build, and `var/` to come. */
export async function makeWorkFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-travail-"));
  await symlink(await makeBuild(), join(folder, "build"));
  return folder;
}

/** Starts `server/main.ts` in a folder and waits until it says that it answers. `wrapper` runs it under another program. */
export async function spawnServer(
  folder: string,
  variables: Record<string, string> = {},
  wrapper: string[] = [],
): Promise<SpawnedServer> {
  const start = performance.now();
  const [command, ...args] = [...wrapper, process.execPath, resolve("server/main.ts")];
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    PORT: "0",
    CONTACT_LIMIT_PER_IP: "0",
    CONTACT_LIMIT_GLOBAL: "0",
    ...variables,
  };
  const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const exit = once(child, "exit");
  alive.add(child);
  child.once("exit", () => alive.delete(child));
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on("data", () => {
      const found = said.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0];
      if (found !== undefined) done(found);
    });
    child.on("exit", () => fail(new Error(`the server ended: ${said}`)));
  });
  return {
    url,
    child,
    readyMs: performance.now() - start,
    said: () => said,
    exited: exit,
    async end(signal) {
      child.kill(signal);
      const [code] = await exit;
      return typeof code === "number" ? code : null;
    },
  };
}
