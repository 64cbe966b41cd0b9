import { chmod, mkdir } from "node:fs/promises";
import { resolve } from "node:path";

/**
 * Vitest's global setup: what Node compiles for the tests, and for the servers and commands that they start, stays from one
 * run to the next: half of each start. Some commands are run as another user, who keeps his own in the same folder.
 */
export async function setup(): Promise<void> {
  const folder = resolve("var/tests/compiled");
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o1777);
  process.env["NODE_COMPILE_CACHE"] = folder;
}
