import { constants, existsSync } from "node:fs";
import { access, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FILES } from "#schemas/release.ts";
import { BadEnvironment } from "#server/config/env.ts";
import { takeLock } from "#server/data-lock.ts";
import { fileFailure } from "#disk/file-failure.ts";
import { frenchSpaces } from "#text/french-spaces.ts";

/** How often a build that waits asks whether the other has ended, in milliseconds. */
const ASK_EVERY = 200;

/**
 * Does something in a build folder while nobody else does; waits for its turn, and says so. A process that is killed
 * gives its turn back.
 * @param work told whether it had to wait: what was read before may have changed
 * @throws BadEnvironment when this user cannot write in the folder
 */
export async function withBuildLock<T>(buildDir: string, work: (waited: boolean) => Promise<T>): Promise<T> {
  await assertWritable("BUILD_DIR", buildDir);
  const file = join(buildDir, ".lock");
  let lock = take(file);
  const waited = lock === undefined;
  if (waited)
    console.log(
      frenchSpaces(
        `Une autre construction est en cours dans ${buildDir} : celle-ci attend qu’elle ait fini.`,
      ),
    );
  while (lock === undefined) {
    await new Promise((done) => setTimeout(done, ASK_EVERY));
    lock = take(file);
  }
  try {
    return await work(waited);
  } finally {
    lock.release();
  }
}

/**
 * Makes a folder that a setting names, if need be.
 * @throws BadEnvironment when this user cannot write in it, with what to do
 */
export async function assertWritable(setting: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new BadEnvironment(
      frenchSpaces(
        `Réglage refusé, rien n’a été construit.\n  ${setting} : ${fileFailure(error) ?? String(error)} Donnez un dossier où cet utilisateur peut écrire (exemple : ${setting}=/var/lib/site/${setting === "BUILD_DIR" ? "build" : "images"}).`,
      ),
    );
  }
}

/**
 * Sees that a first build in a folder throws nothing away that it did not make: `client` is a name that others give, too.
 * @throws BadEnvironment naming what is in the way, with what to do
 */
export async function assertFree(buildDir: string): Promise<void> {
  if (existsSync(join(buildDir, BUILD_FILES.published))) return;
  const within = (name: string): Promise<string[]> => readdir(join(buildDir, name)).catch(() => []);
  // A first build that was cut has left a release, whose name tells.
  const releases = (await within(BUILD_FILES.releases)).filter((name) => !/^\.|^\d{8}-\d{6}-/.test(name));
  const client = await within(BUILD_FILES.client);
  const taken =
    client.length > 0 ? BUILD_FILES.client : releases.length > 0 ? BUILD_FILES.releases : undefined;
  if (taken === undefined) return;
  throw new BadEnvironment(
    frenchSpaces(
      `Réglage refusé, rien n’a été construit.\n  BUILD_DIR : « ${join(buildDir, taken)} » n’est pas du site, et la construction l’effacerait. Déplacez-le, ou donnez au site un dossier à lui (exemple : BUILD_DIR=${join(buildDir, "build")}).`,
    ),
  );
}

function take(file: string): ReturnType<typeof takeLock> {
  try {
    return takeLock(file);
  } catch (error) {
    throw new BadEnvironment(
      frenchSpaces(
        `Réglage refusé, rien n’a été construit.\n  BUILD_DIR : « ${file} » appartient à un autre utilisateur. Construisez toujours avec le même, ou donnez-lui le dossier : chown.`,
      ),
      { cause: error },
    );
  }
}
