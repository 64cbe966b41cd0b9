import { stat } from "node:fs/promises";
import { join } from "node:path";
import { STREAMERS_CACHE } from "#addresses/files.ts";
import type { StreamerRecord } from "#schemas/streamer.ts";
import { cacheControl } from "#http-policy/public-paths.ts";
import { openFileHeaders } from "#http-policy/security-headers.ts";
import { openDiskFile } from "#server/site/load-file.ts";
import type { StaticFile } from "#server/site/static-file.ts";
import { reasonOf } from "#text/error-words.ts";
import { cacheResponse } from "./cache-response.ts";
import { mergeCache } from "./twitch/merge-cache.ts";
import { createPortraits, portraitFolder } from "./portraits.ts";
import { refreshState, type TwitchApi } from "./twitch/refresh.ts";
import { readState, statePath, writeState } from "./state-file.ts";

/** Broadcasts are asked for every 2 minutes; after failures less and less often, up to every 15. */
const EVERY = 120_000;
const LONGEST = 15 * 60_000;

/** What the job works with; without `api` the roster alone makes the cache, and a cron's `streamers.json` is read. */
export interface StreamersParts {
  roster: () => readonly StreamerRecord[];
  api: TwitchApi | undefined;
  portraitOrigin: string;
  dataDir: string;
  https: boolean;
  say: (text: string) => void;
}

/** The streamers' cache of a running server. */
export interface StreamersJob {
  /** The files to serve: the cache and the portraits. The map is changed in place. */
  files: ReadonlyMap<string, StaticFile>;
  /** Builds the answer again, after the roster changed. */
  rebuild: () => Promise<void>;
  trouble: () => string | undefined;
  /** When Twitch last told us all that we asked, in milliseconds since 1970, since the start. */
  refreshedAt: () => number | undefined;
  stop: () => void;
}

/** Prepares the cache from what is at hand, then keeps it fresh. Nothing that Twitch does can stop the site. */
export async function startStreamersJob(parts: StreamersParts): Promise<StreamersJob> {
  const files = new Map<string, StaticFile>();
  let failure: { reason: string; times: number } | undefined;
  let refreshedAt: number | undefined;
  let seen = "";

  const rebuild = async (): Promise<void> => {
    const state = await readState(parts.dataDir);
    const cache = mergeCache(parts.roster(), state, Date.now());
    const portraits = portraitFiles(
      cache.streamers.flatMap(({ profile_image_url }) => profile_image_url ?? []),
      parts,
    );
    for (const path of files.keys()) if (path !== STREAMERS_CACHE && !portraits.has(path)) files.delete(path);
    for (const [path, file] of portraits) files.set(path, file);
    files.set(STREAMERS_CACHE, cacheResponse(cache, parts.https));
  };
  const turn = async (): Promise<number> => {
    if (parts.api === undefined) {
      const now = await fingerprint(parts.dataDir);
      // What a cron wrote grows old even when nothing replaces it.
      if (now !== seen || now !== "") await rebuild();
      seen = now;
      return EVERY / 4;
    }
    const refresh = await refreshState(
      {
        roster: parts.roster(),
        api: parts.api,
        portraits: createPortraits(parts.dataDir, parts.portraitOrigin),
        now: Date.now(),
      },
      await readState(parts.dataDir),
    );
    if (refresh.kind === "refreshed") {
      if (failure !== undefined) parts.say("Twitch répond de nouveau.");
      failure = undefined;
      refreshedAt = Date.now();
      await writeState(parts.dataDir, refresh.state);
      await rebuild();
      return EVERY;
    }
    if (failure === undefined)
      parts.say(`Twitch\u00a0: ${refresh.reason}. La dernière bonne liste reste servie.`);
    failure = { reason: refresh.reason, times: (failure?.times ?? 0) + 1 };
    // Broadcasts and accounts that are too old leave the answer even while Twitch is silent.
    await rebuild();
    return Math.max(refresh.pause, Math.min(EVERY * 2 ** (failure.times - 1), LONGEST));
  };

  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async (): Promise<void> => {
    const wait = await turn().catch((error: unknown) => {
      failure = {
        reason: reasonOf(error),
        times: (failure?.times ?? 0) + 1,
      };
      return LONGEST;
    });
    if (!stopped) timer = setTimeout(() => void run(), wait).unref();
  };
  await rebuild();
  seen = await fingerprint(parts.dataDir);
  timer = setTimeout(() => void run(), parts.api === undefined ? EVERY / 4 : 0).unref();

  return {
    files,
    rebuild,
    trouble: () =>
      failure === undefined
        ? undefined
        : `Twitch\u00a0: ${failure.reason}. La dernière bonne liste reste servie.`,
    refreshedAt: () => refreshedAt,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function portraitFiles(
  paths: readonly string[],
  { dataDir, https }: StreamersParts,
): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const key = path.match(/^\/images\/streamers\/([0-9a-f]{12})\.webp$/)?.[1];
    if (key === undefined) continue;
    const file = openDiskFile(
      "image/webp",
      join(portraitFolder(dataDir), `${key}.webp`),
      [["cache-control", cacheControl(path)], ...openFileHeaders(https)],
      { left: 0, missed: new Map() },
    );
    if (file !== undefined) files.set(path, file);
  }
  return files;
}

async function fingerprint(dataDir: string): Promise<string> {
  const found = await stat(statePath(dataDir)).catch(() => undefined);
  return found === undefined ? "" : `${found.size}-${found.mtimeMs}`;
}
