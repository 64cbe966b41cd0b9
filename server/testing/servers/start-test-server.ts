import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readEnv } from "#server/config/env.ts";
import { serveSite, type ServerOptions } from "#server/serve-site.ts";
import { makeBuild } from "./make-build.ts";

/** A real server on a free port, on a small build and an empty data folder; it stops with the test. */
export async function startTestServer(variables: Record<string, string> = {}, options: ServerOptions = {}) {
  const dataDir = variables["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "site-data-")));
  const buildDir = options.buildDir ?? (await makeBuild());
  const said: string[] = [];
  const env = readEnv({
    PORT: "0",
    CONTACT_LIMIT_PER_IP: "0",
    CONTACT_LIMIT_GLOBAL: "0",
    ...variables,
    DATA_DIR: dataDir,
  });
  const server = await serveSite(env, { say: (text) => said.push(text), ...options, buildDir });
  onTestFinished(() => server.stop());
  /** What was said after the start, but for its purge, which meets what a test did to the database sooner or later. */
  const saidSince = () => said.slice(1).filter((text) => !text.startsWith("L’effacement des vieux messages"));
  return { ...server, dataDir, buildDir, said, saidSince };
}
