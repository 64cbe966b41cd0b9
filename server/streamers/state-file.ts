import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "#disk/write-whole.ts";
import { NO_STATE, TwitchState } from "./twitch/twitch-state.ts";

export { NO_STATE, type TwitchState } from "./twitch/twitch-state.ts";

const LIMIT = 2 * 1024 * 1024;

/** Where the last answers of Twitch are kept inside the data folder. */
export function statePath(dataDir: string): string {
  return join(dataDir, "streamers.json");
}

/** Reads what is kept. A file that is missing, too large or poisoned counts as nothing: the roster stays the truth. */
export async function readState(dataDir: string): Promise<TwitchState> {
  try {
    const path = statePath(dataDir);
    if ((await stat(path)).size > LIMIT) return NO_STATE;
    return TwitchState.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return NO_STATE;
  }
}

/** Replaces what is kept, whole or not at all, whatever happens meanwhile. */
export async function writeState(dataDir: string, state: TwitchState): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeWhole(statePath(dataDir), JSON.stringify(state));
}
