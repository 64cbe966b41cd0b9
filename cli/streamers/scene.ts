import { readEnv } from "#server/config/env.ts";
import { readBuild } from "#server/read-build.ts";
import {
  createTwitchApi,
  TWITCH_HOSTS,
  type TwitchApi,
  type TwitchHosts,
} from "#server/streamers/twitch/refresh.ts";
import type { ServerBuild } from "#schemas/server-build.ts";

/** What the commands work with. `api` is absent without an account at Twitch. */
export interface Scene {
  build: ServerBuild;
  dataDir: string;
  api: TwitchApi | undefined;
  portraitOrigin: string;
  write: (text: string) => void;
}

/**
 * Reads the settings and the build.
 * @throws BadEnvironment or NoBuild, in French
 */
export async function openScene(
  variables: Record<string, string | undefined>,
  options: { buildDir?: string; hosts?: TwitchHosts; write?: (text: string) => void } = {},
): Promise<Scene> {
  const env = readEnv(variables);
  const hosts = options.hosts ?? TWITCH_HOSTS;
  const { TWITCH_CLIENT_ID: clientId, TWITCH_CLIENT_SECRET: clientSecret } = env;
  return {
    build: (await readBuild(options.buildDir ?? env.BUILD_DIR)).build,
    dataDir: env.DATA_DIR,
    api:
      clientId === undefined || clientSecret === undefined
        ? undefined
        : createTwitchApi({ clientId, clientSecret }, hosts),
    portraitOrigin: hosts.portraits,
    write: options.write ?? ((text) => process.stdout.write(`${text}\n`)),
  };
}
