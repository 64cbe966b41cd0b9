import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What a run of the tool is given besides its words. */
export interface Typed {
  /** Settings of the environment: whose account, and where it is asked. */
  settings?: Record<string, string>;
  /** What is typed when it asks. */
  answer?: string;
}

/**
 * Runs Cloudflare's own tool, of `host-lab/`, in a folder as the guide says to; it knows nobody and tells nobody.
 * @returns what it said, errors last
 * @throws when it ends with another code than 0
 */
export async function wrangler(
  folder: string,
  words: readonly string[],
  { settings = {}, answer = "" }: Typed = {},
): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "site-wrangler-"));
  const tool = resolve("host-lab/node_modules/wrangler/bin/wrangler.js");
  const known = { HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: "false", CI: "true" };
  const env = { ...process.env, ...known, ...settings };
  const typed = run(process.execPath, [tool, ...words], { cwd: folder, env });
  typed.child.stdin?.end(answer);
  const { stdout, stderr } = await typed;
  return stdout + stderr;
}
