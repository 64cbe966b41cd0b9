import type { RosterStreamer } from "#schemas/server-build.ts";
import type { StreamersCache } from "#schemas/streamer.ts";

/** The cache that the roster alone makes, without any account at Twitch [T8]. */
export function rosterCache(roster: readonly RosterStreamer[], now: number): StreamersCache {
  return { updated_at: new Date(now).toISOString(), streamers: roster.map((streamer) => ({ ...streamer })) };
}
