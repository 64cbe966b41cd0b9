import * as z from "zod";
import { TWITCH_ORIGINS } from "#platforms/twitch.ts";
import { boundedFetch, FetchFailure } from "#server/bounded-fetch.ts";

/** Origins that we ask, and no others; a test puts its stand-in here. */
export interface TwitchHosts {
  auth: string;
  api: string;
  portraits: string;
}

export const TWITCH_HOSTS: TwitchHosts = TWITCH_ORIGINS;

/** The account of the application at Twitch. */
export interface TwitchCredentials {
  clientId: string;
  clientSecret: string;
}

const LIMIT = 1024 * 1024;
const BATCH = 100;

const Token = z.object({ access_token: z.string().regex(/^[\x21-\x7e]{1,500}$/) });
const Users = z.object({
  data: z
    .array(z.object({ login: z.string(), display_name: z.string(), profile_image_url: z.string() }))
    .max(BATCH),
});
const Streams = z.object({
  data: z
    .array(
      z.object({
        user_login: z.string(),
        viewer_count: z.int().nonnegative(),
        title: z.string(),
        started_at: z.iso.datetime(),
      }),
    )
    .max(BATCH),
});

export type TwitchUser = z.output<typeof Users>["data"][number];
export type TwitchStream = z.output<typeof Streams>["data"][number];

/** The two questions that we ask Twitch. Both throw FetchFailure. */
export interface TwitchApi {
  users: (logins: readonly string[]) => Promise<TwitchUser[]>;
  streams: (logins: readonly string[]) => Promise<TwitchStream[]>;
}

/** A client of Twitch's API: batches of 100, an application token kept in memory and renewed once on 401. */
export function createTwitchApi(
  credentials: TwitchCredentials,
  hosts: TwitchHosts = TWITCH_HOSTS,
  timeout?: number,
): TwitchApi {
  let token: string | undefined;

  const renewToken = async (): Promise<string> => {
    const body = new URLSearchParams({
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
      grant_type: "client_credentials",
    });
    const answer = await boundedFetch(
      new URL("/oauth2/token", hosts.auth),
      { method: "POST", body },
      LIMIT,
      timeout,
    );
    return parse(Token, answer).access_token;
  };
  const get = async (url: URL, renewed: boolean): Promise<Buffer> => {
    token ??= await renewToken();
    try {
      return await boundedFetch(
        url,
        { headers: { "client-id": credentials.clientId, authorization: `Bearer ${token}` } },
        LIMIT,
        timeout,
      );
    } catch (error) {
      if (!(error instanceof FetchFailure) || error.status !== 401 || renewed) throw error;
      token = undefined;
      return get(url, true);
    }
  };
  const ask = async <T>(
    path: string,
    parameter: string,
    logins: readonly string[],
    schema: z.ZodType<{ data: T[] }>,
  ): Promise<T[]> => {
    const found: T[] = [];
    for (let start = 0; start < logins.length; start += BATCH) {
      const url = new URL(path, hosts.api);
      url.searchParams.set("first", String(BATCH));
      for (const login of logins.slice(start, start + BATCH)) url.searchParams.append(parameter, login);
      found.push(...parse(schema, await get(url, false)).data);
    }
    return found;
  };
  return {
    users: (logins) => ask("/helix/users", "login", logins, Users),
    streams: (logins) => ask("/helix/streams", "user_login", logins, Streams),
  };
}

function parse<T>(schema: z.ZodType<T>, body: Buffer): T {
  try {
    return schema.parse(JSON.parse(body.toString("utf8")));
  } catch {
    throw new FetchFailure("Twitch envoie une réponse inattendue");
  }
}
