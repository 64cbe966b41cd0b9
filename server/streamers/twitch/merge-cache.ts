import type { CachedStreamer, StreamerRecord, StreamersCache } from "#schemas/streamer.ts";
import type { TwitchState } from "./twitch-state.ts";

/** Twitch lets what it says be kept a day; a broadcast that was not confirmed for 10 minutes may be over. */
const ACCOUNTS_HOLD = 24 * 3_600_000;
const LIVE_HOLDS = 10 * 60_000;

/**
 * The cache from the roster, which stays the truth, and what Twitch last said [T8]. Who is not in the roster any more
 * is not in the cache, at once. Without Twitch, `updated_at` is that of this very answer.
 */
export function mergeCache(
  roster: readonly StreamerRecord[],
  state: TwitchState,
  now: number,
): StreamersCache {
  const accounts = new Map(
    isFresh(state.accounts_at, now, ACCOUNTS_HOLD) ? Object.entries(state.accounts) : [],
  );
  const known = isFresh(state.live_at, now, LIVE_HOLDS);
  const live = new Map(known ? Object.entries(state.live) : []);
  return {
    updated_at: new Date(state.live_at === 0 ? now : state.live_at).toISOString(),
    ...(known ? { live_known: true } : {}),
    streamers: roster.map((person): CachedStreamer => {
      const login = person.username.toLowerCase();
      const account = accounts.get(login);
      const broadcast = live.get(login);
      return {
        ...(account === undefined ? {} : { display_name: account.display_name }),
        ...(account?.portrait === undefined ? {} : { profile_image_url: portraitPath(account.portrait) }),
        ...person,
        ...(broadcast === undefined ? {} : { live: true, ...broadcast }),
      };
    }),
  };
}

/** The public path of a portrait; its name is a digest, so it never changes under it. */
function portraitPath(key: string): string {
  return `/images/streamers/${key}.webp`;
}

function isFresh(at: number, now: number, holds: number): boolean {
  // A date in the future is that of a clock since put right: it proves nothing.
  return at <= now + 60_000 && now - at < holds;
}
