import { existsSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "#addresses/pages.ts";
import { writeWhole } from "#disk/write-whole.ts";
import { isWhole, newest, putOnline } from "#prerender/releases/releases.ts";
import { foundLine, NoBuild, readBuild, readLine, readRelease, releaseFolder } from "#server/read-build.ts";
import { BUILD_FILES, type ReleaseLine } from "#schemas/release.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { Misuse } from "../misuse.ts";
import { withBuildLock } from "./build-lock.ts";
import { type Destination, renewSets } from "./renew-sets.ts";

export { assertFree, assertWritable, withBuildLock } from "./build-lock.ts";
export { renewSets } from "./renew-sets.ts";

const HOW_TO_CHOOSE = "npm run build -- --versions, puis --revenir VERSION";

const DATE = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });

/** A release in words: « la version du 22 novembre 2026 à 03:14 ». */
export async function releaseWords(buildDir: string, name: string): Promise<string> {
  const about = await readRelease(buildDir, name);
  return about === undefined ? `la version ${name}` : `la version du ${DATE.format(new Date(about.madeAt))}`;
}

/** `--versions`: the releases that are kept, the latest first. @returns the exit code */
export async function listReleases({ BUILD_DIR: buildDir }: Pick<Destination, "BUILD_DIR">): Promise<number> {
  await mendLine(buildDir);
  const { current, line } = await knownLine(buildDir);
  for (const name of line.toReversed()) {
    const about = await readRelease(buildDir, name);
    const address = about?.publicUrl ? `  ${about.publicUrl}` : "";
    const mark = name === current ? "  ← en ligne" : "";
    const use = (await isServable(buildDir, name)) ? "" : "  (ne se lit plus)";
    console.log(`${name}  ${about ? DATE.format(new Date(about.madeAt)) : "?"}${address}${mark}${use}`);
  }
  return 0;
}

/**
 * `--revenir [version]`: puts a release back online in one step, the one before unless named.
 * @param wanted its name or the beginning of it
 * @returns the exit code
 */
export async function goBack(env: Destination, wanted: string | undefined): Promise<number> {
  const { BUILD_DIR: buildDir } = env;
  await mendLine(buildDir);
  // The one before what was online when it was asked for: a build that one waits for may put another there.
  const asked = wanted ?? previous(await knownLine(buildDir));
  return withBuildLock(buildDir, async () => {
    const known = await knownLine(buildDir);
    const name = named(known, asked);
    const [left, taken] = await Promise.all(
      [known.current, name].map((each) => releaseWords(buildDir, each)),
    );
    if (!(await isServable(buildDir, name)))
      throw new NoBuild(
        frenchSpaces(
          `On ne peut pas revenir à ${taken} (${name}) : ses fichiers ont disparu ou changé, ou une autre version du programme les a faits. Rien n’est changé.\n→ Une autre : ${HOW_TO_CHOOSE}`,
        ),
      );
    const { line } = known;
    await putOnline(buildDir, { current: name, line });
    await renewSets(env, name);
    const later =
      name === line.at(-1)
        ? ""
        : "\n« npm start » la garde ; « npm run build » met en ligne le contenu d’aujourd’hui.";
    const words = `En ligne : ${taken} (${name}), à la place de ${left}.${later}`;
    console.log(frenchSpaces(name === known.current ? `Déjà en ligne : ${taken}.` : words));
    const about = await readRelease(buildDir, name);
    if (about !== undefined && !isWhole(releaseFolder(buildDir, name), about))
      console.error(
        frenchSpaces(
          `Attention : des fichiers de cette version ont disparu, ou ont été changés ou copiés depuis qu’elle est faite. Ce qui manque, des visiteurs le demanderont en vain.\n→ Une autre : ${HOW_TO_CHOOSE} ; une version entière du contenu d’aujourd’hui : npm run build`,
        ),
      );
    return 0;
  });
}

/** Whether a release can be served: all its files may not be there, its first page and what the server must know are. */
async function isServable(buildDir: string, name: string): Promise<boolean> {
  try {
    const { clientDir } = await readBuild(buildDir, name);
    return existsSync(join(clientDir, pageFile("/")));
  } catch (error) {
    if (error instanceof NoBuild) return false;
    throw error;
  }
}

/** `--oublier`: throws away every release but the one online, and with them what was withdrawn since. @returns the exit code */
export async function forgetOthers({ BUILD_DIR: buildDir }: Pick<Destination, "BUILD_DIR">): Promise<number> {
  await mendLine(buildDir);
  return withBuildLock(buildDir, async () => {
    const { current, line } = await knownLine(buildDir);
    if (!(await isServable(buildDir, current)))
      throw new NoBuild(
        frenchSpaces(
          `Rien n’est effacé : la version en ligne (${current}) ne se lit plus, une autre doit d’abord prendre sa place. À taper : npm run build`,
        ),
      );
    await putOnline(buildDir, newest({ current, line }, current, 1));
    const gone = counted(line.length - 1, "version effacée", "versions effacées");
    console.log(frenchSpaces(`${gone}. Reste en ligne : ${await releaseWords(buildDir, current)}.`));
    return 0;
  });
}

/** Writes again, and says, which release is online where a damaged disk lost that or made it unreadable: nothing else changes. */
export async function mendLine(buildDir: string): Promise<void> {
  const found = await foundLine(buildDir);
  if (found === undefined) return;
  const file = join(buildDir, BUILD_FILES.line);
  await withBuildLock(buildDir, async () => {
    const line = await foundLine(buildDir);
    if (line !== undefined) await writeWhole(file, JSON.stringify(line));
  });
  console.error(
    frenchSpaces(
      `« ${file} » était abîmé, ou absent : le disque est peut-être en cause. Il est refait d’après les versions qui sont là. En ligne : ${await releaseWords(buildDir, found.current)}.\n→ Vérifiez ce disque. Si ce n’est pas la bonne version : ${HOW_TO_CHOOSE}`,
    ),
  );
}

async function knownLine(buildDir: string): Promise<ReleaseLine> {
  const known = await readLine(buildDir);
  if (known !== undefined) return known;
  throw new NoBuild(
    frenchSpaces(`Le site n’a pas encore été construit dans ${buildDir}. À taper : npm run build`),
  );
}

function previous({ current, line }: ReleaseLine): string {
  const name = line[line.indexOf(current) - 1];
  if (name !== undefined) return name;
  throw new NoBuild(
    frenchSpaces(
      "Aucune version plus ancienne n’est gardée. Celles qui le sont : npm run build -- --versions",
    ),
  );
}

function named({ line }: ReleaseLine, wanted: string): string {
  const found = line.filter((name) => name.startsWith(wanted));
  const [name] = found;
  if (name !== undefined && found.length === 1) return name;
  const why = name === undefined ? "n’est pas gardée" : "désigne plusieurs versions";
  throw new Misuse(
    frenchSpaces(`« ${wanted} » ${why}. Celles qui sont gardées : npm run build -- --versions`),
  );
}
