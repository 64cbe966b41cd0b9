import type { StreamerRecord } from "#schemas/streamer.ts";
import { FetchFailure } from "#server/bounded-fetch.ts";
import type { TwitchApi, TwitchUser } from "./twitch-api.ts";
import type { TwitchState } from "./twitch-state.ts";

export { createTwitchApi, TWITCH_HOSTS, type TwitchApi, type TwitchHosts } from "./twitch-api.ts";

/** Accounts and portraits change rarely, broadcasts all the time: milliseconds between two questions. */
const ACCOUNTS_EVERY = 6 * 3_600_000;

/** Portraits fetched at the same time. */
const AT_ONCE = 6;

/** Twitch asks to wait at most this long, whatever its header says, in milliseconds. */
const LONGEST_PAUSE = 15 * 60_000;

/** Where portraits from Twitch are kept, if anywhere: what is served is ours, never a link to another site. */
export interface Portraits {
  /** @returns its key, or undefined when it is not a picture that we take; that is no reason to fail */
  keep: (source: string) => Promise<string | undefined>;
  /** Removes those that nobody has any more. */
  dropAllBut: (kept: ReadonlySet<string>) => Promise<void>;
}

/** What a refresh needs. */
export interface RefreshParts {
  roster: readonly StreamerRecord[];
  api: TwitchApi;
  /** None where pictures cannot be made again: people then have the staff's own portraits alone. */
  portraits: Portraits | undefined;
  now: number;
}

/** `failed` leaves the last good state as it is; `pause` is how long Twitch asks to be left alone, 0 when it does not say. */
export type Refresh =
  | { kind: "refreshed"; state: TwitchState }
  | { kind: "failed"; reason: string; pause: number };

/** Asks Twitch about the people of the roster. The answer is taken whole or not at all. */
export async function refreshState(parts: RefreshParts, last: TwitchState): Promise<Refresh> {
  const { api, now } = parts;
  const logins = parts.roster.map(({ username }) => username.toLowerCase());
  try {
    const due = now - last.accounts_at >= ACCOUNTS_EVERY || last.accounts_at > now;
    const accounts = due ? await fetchAccounts(parts, await api.users(logins), last) : last.accounts;
    const streams = await api.streams(logins);
    const live: TwitchState["live"] = Object.fromEntries(
      streams
        .filter((stream) => logins.includes(stream.user_login.toLowerCase()))
        .map((stream) => [
          stream.user_login.toLowerCase(),
          { viewers: stream.viewer_count, title: stream.title.slice(0, 300), started_at: stream.started_at },
        ]),
    );
    return {
      kind: "refreshed",
      state: { accounts_at: due ? now : last.accounts_at, live_at: now, accounts, live },
    };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { kind: "failed", reason: error.message, pause: pauseOf(error, now) };
  }
}

async function fetchAccounts(
  parts: RefreshParts,
  users: readonly TwitchUser[],
  last: TwitchState,
): Promise<TwitchState["accounts"]> {
  const wanted = new Map(parts.roster.map((streamer) => [streamer.username.toLowerCase(), streamer]));
  const known = users.filter(({ login }) => wanted.has(login.toLowerCase()));
  const accounts = new Map<string, TwitchState["accounts"][string]>();
  for (let start = 0; start < known.length; start += AT_ONCE) {
    await Promise.all(
      known.slice(start, start + AT_ONCE).map(async (user) => {
        const login = user.login.toLowerCase();
        // The staff's own portrait wins, so Twitch's is not even fetched.
        const own = wanted.get(login)?.profile_image_url !== undefined;
        const fetched = own ? undefined : await parts.portraits?.keep(user.profile_image_url);
        const portrait =
          fetched ?? (Object.hasOwn(last.accounts, login) ? last.accounts[login]?.portrait : undefined);
        accounts.set(login, {
          display_name: user.display_name.slice(0, 100),
          ...(portrait === undefined ? {} : { portrait }),
        });
      }),
    );
  }
  await parts.portraits?.dropAllBut(
    new Set([...accounts.values()].flatMap(({ portrait }) => portrait ?? [])),
  );
  return Object.fromEntries(accounts);
}

function pauseOf(failure: FetchFailure, now: number): number {
  if (failure.status !== 429) return 0;
  const reset = Number(failure.headers.get("ratelimit-reset")) * 1000;
  const wait = Number.isFinite(reset) ? reset - now : 0;
  return Math.min(Math.max(wait, 60_000), LONGEST_PAUSE);
}
