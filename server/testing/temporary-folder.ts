import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Vitest's global setup: whatever tests leave in the temporary folder goes with the run. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "essais-"));
  await chmod(folder, 0o1777); // as the system's own: some tests run commands as another user
  process.env["TMPDIR"] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
