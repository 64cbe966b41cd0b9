import type { StreamerRecord } from "#schemas/streamer.ts";
import { FetchFailure } from "#server/bounded-fetch.ts";
import type { TwitchApi, TwitchUser } from "./twitch-api.ts";
import type { TwitchState } from "./twitch-state.ts";

export { createTwitchApi, TWITCH_HOSTS, type TwitchApi, type TwitchHosts } from "./twitch-api.ts";

/** Accounts and portraits change rarely, broadcasts all the time: milliseconds between two questions. */
const ACCOUNTS_EVERY = 6 * 3_600_000;

/** Portraits fetched at the same time. */
const AT_ONCE = 6;

/** After how long portraits of which one did not come are asked for again, in milliseconds. */
const PORTRAITS_AGAIN = 15 * 60_000;

/** Twitch asks to wait at most this long, whatever its header says, in milliseconds. */
const LONGEST_PAUSE = 15 * 60_000;

/** Where portraits from Twitch are kept, if anywhere: what is served is ours, never a link to another site. */
export interface Portraits {
  /** @returns its key, or why there is none: it is no picture that we take, or nobody answers; neither is a reason to fail */
  keep: (source: string) => Promise<{ key: string } | "refused" | "silent">;
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
    const { accounts, askedAt } = due
      ? await fetchAccounts(parts, await api.users(logins), last)
      : { accounts: last.accounts, askedAt: last.accounts_at };
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
      state: { accounts_at: askedAt, live_at: now, accounts, live },
    };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { kind: "failed", reason: error.message, pause: pauseOf(error, now) };
  }
}

/** Who is live waits behind the portraits: once a whole handful brings no answer, the others are left for later. */
async function fetchAccounts(
  { roster, portraits, now }: RefreshParts,
  users: readonly TwitchUser[],
  last: TwitchState,
): Promise<{ accounts: TwitchState["accounts"]; askedAt: number }> {
  const wanted = new Map(roster.map((streamer) => [streamer.username.toLowerCase(), streamer]));
  const known = users.filter(({ login }) => wanted.has(login.toLowerCase()));
  const accounts = new Map<string, TwitchState["accounts"][string]>();
  let silent = false;
  let missed = false;
  for (let start = 0; start < known.length; start += AT_ONCE) {
    const kept = await Promise.all(
      known.slice(start, start + AT_ONCE).map(async (user) => {
        const login = user.login.toLowerCase();
        // The staff's own portrait wins, so Twitch's is not even fetched.
        const own = wanted.get(login)?.profile_image_url !== undefined;
        const fetched = own || silent ? undefined : await portraits?.keep(user.profile_image_url);
        const portrait = typeof fetched === "object" ? fetched.key : portraitOf(last, login);
        accounts.set(login, {
          display_name: user.display_name.slice(0, 100),
          ...(portrait === undefined ? {} : { portrait }),
        });
        return fetched;
      }),
    );
    const asked = kept.filter((fetched) => fetched !== undefined);
    missed ||= asked.includes("silent");
    silent ||= asked.length > 0 && asked.every((fetched) => fetched === "silent");
  }
  await portraits?.dropAllBut(new Set([...accounts.values()].flatMap(({ portrait }) => portrait ?? [])));
  const askedAt = missed ? now - ACCOUNTS_EVERY + PORTRAITS_AGAIN : now;
  return { accounts: Object.fromEntries(accounts), askedAt };
}

function portraitOf({ accounts }: TwitchState, login: string): string | undefined {
  return Object.hasOwn(accounts, login) ? accounts[login]?.portrait : undefined;
}

function pauseOf(failure: FetchFailure, now: number): number {
  if (failure.status !== 429) return 0;
  const reset = Number(failure.headers.get("ratelimit-reset")) * 1000;
  const wait = Number.isFinite(reset) ? reset - now : 0;
  return Math.min(Math.max(wait, 60_000), LONGEST_PAUSE);
}
