import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { ServerEnv } from "#server/config/env.ts";
import { takeLock } from "#server/data-lock.ts";
import { readLine } from "#server/read-build.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { openAlerts } from "./alerts.ts";
import { buildSite } from "./build-site.ts";
import { openContentRepository, reopenedEachTime } from "./content-repository.ts";
import { follow, remembered } from "./follow.ts";
import { deadLinks, watchLinks } from "./watch-links.ts";

export { remembered as lastPublication };

/**
 * Brings online what the staff saved in the content's repository; `every` so many milliseconds, until asked to stop, or
 * once. One command at a time does so on a machine.
 * @returns the exit code
 */
export async function publishContent(env: ServerEnv, every: number | undefined): Promise<number> {
  const repository =
    every === undefined ? await openContentRepository(env.CONTENT_DIR) : reopenedEachTime(env.CONTENT_DIR);
  await mkdir(env.DATA_DIR, { recursive: true });
  const lock = takeLock(join(env.DATA_DIR, ".publication"));
  if (!lock) {
    console.error(
      frenchSpaces(
        "Une autre commande « publish » suit déjà ce contenu : elle le mettra en ligne d’elle-même.",
      ),
    );
    return 1;
  }
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  try {
    const alert = openAlerts(env);
    const say = (text: string) => console.log(frenchSpaces(text));
    return await follow({
      repository,
      build: () => buildSite(stop.signal),
      isOnline: async () => (await readLine(env.BUILD_DIR)) !== undefined,
      tryLinks: watchLinks({
        deadLinks: () => deadLinks(stop.signal),
        alert,
        say,
        dataDir: env.DATA_DIR,
      }),
      alert,
      say,
      dataDir: env.DATA_DIR,
      every,
      signal: stop.signal,
    });
  } finally {
    lock.release();
  }
}
