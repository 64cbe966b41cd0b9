import type { ServerEnv } from "#server/config/env.ts";
import { openAlertRoutes } from "#server/open-ways.ts";
import { readBuild } from "#server/read-build.ts";
import { reasonOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";

/** Tells a person, by every way that the settings open; what cannot leave is said in the terminal. */
export function openAlerts(env: ServerEnv): (text: string) => Promise<void> {
  return async (text) => {
    const name = await siteName(env.BUILD_DIR);
    for (const { name: way, send } of await openAlertRoutes(env, name, "Publication du contenu"))
      await send(frenchSpaces(`${name} : ${text}`)).catch((error: unknown) => {
        console.error(
          frenchSpaces(`Une alerte n’a pas pu partir (${way} : ${reasonOf(error)}). Elle disait : ${text}`),
        );
      });
  };
}

/** What the site that is online calls itself; before the first one, a word. */
async function siteName(buildDir: string): Promise<string> {
  return readBuild(buildDir).then(
    ({ build }) => build.name,
    () => "Le site",
  );
}
