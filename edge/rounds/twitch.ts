import { readJson } from "#schemas/read-json.ts";
import type { Notes } from "#server/outbox/d1/d1.ts";
import { createTwitchApi, refreshState, TWITCH_HOSTS } from "#server/streamers/twitch/refresh.ts";
import { NO_STATE, TwitchState } from "#server/streamers/twitch/twitch-state.ts";
import type { Edge } from "../open-edge.ts";

const NOTE = "twitch";

/** What Twitch last said, as it is kept; nothing when that cannot be read: the roster stays the truth. */
export async function readTwitch(notes: Notes): Promise<TwitchState> {
  return readJson(TwitchState, (await notes.read(NOTE).catch(() => "")) ?? "") ?? NO_STATE;
}

/** Asks Twitch who is on air and keeps the answer; portraits are the staff's own, since pictures are not made again here. */
export async function refreshTwitch({ site, env, store, doubles }: Edge): Promise<void> {
  const { TWITCH_CLIENT_ID: clientId, TWITCH_CLIENT_SECRET: clientSecret } = env;
  if (clientId === undefined || clientSecret === undefined) return;
  const { twitch } = doubles;
  const hosts = twitch === undefined ? TWITCH_HOSTS : { auth: twitch, api: twitch, portraits: twitch };
  const refreshed = await refreshState(
    {
      roster: site.build.roster,
      api: createTwitchApi({ clientId, clientSecret }, hosts),
      portraits: undefined,
      now: store.today(),
    },
    await readTwitch(store.notes),
  );
  if (refreshed.kind === "refreshed") await store.notes.write(NOTE, JSON.stringify(refreshed.state));
  else console.error(`Twitch : ${refreshed.reason}. La dernière bonne liste reste servie.`);
}
