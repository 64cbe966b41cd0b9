import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isForEver, type SitePolicy } from "#http-policy/public-paths.ts";
import { linkOrCopy } from "#prerender/releases/releases.ts";
import type { HostName } from "#schemas/host-name.ts";
import { BUILD_FILES, Release } from "#schemas/release.ts";
import { ServerBuild } from "#schemas/server-build.ts";
import { flatName, HOSTS } from "./hosts/hosts.ts";
import type { SetSize } from "./limits.ts";

/** What a release gives to publish: the policy of its answers, and its client folder. */
export interface ReleaseToPublish extends SitePolicy {
  build: ServerBuild;
  /** Empty when it is not known. */
  publicUrl: string;
  client: string;
  /** The client folders of the releases before it: pages that are open on them still ask for what bears a digest. */
  earlier: readonly string[];
}

/**
 * Reads what a release gives to publish.
 * @throws what the schema or the disk says when it is of another version of the program
 */
export async function readRelease(
  folder: string,
  earlier: readonly string[] = [],
): Promise<ReleaseToPublish> {
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), "utf8"));
  const build = ServerBuild.parse(await json(BUILD_FILES.server));
  const { publicUrl } = Release.parse(await json(BUILD_FILES.about));
  return {
    build,
    publicUrl,
    policy: build.policy,
    https: publicUrl.startsWith("https:"),
    client: join(folder, BUILD_FILES.client),
    earlier,
  };
}

/**
 * Writes the set of one host: the site's files, the same on the disk as the release's, and the host's own.
 * @param folder is made; must not exist
 */
export async function writeHostSet(
  name: HostName,
  { client, earlier, ...site }: ReleaseToPublish,
  folder: string,
): Promise<SetSize> {
  const host = HOSTS[name];
  const found = new Map<string, string>();
  const take = async (from: string, isTaken: (path: string) => boolean): Promise<void> => {
    const entries = await readdir(from, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const disk = join(entry.parentPath, entry.name);
      const path = disk
        .slice(from.length + 1)
        .replaceAll("\\", "/")
        .normalize("NFC");
      const file = flatName(path);
      if (entry.isFile() && isTaken(path) && !found.has(file)) found.set(file, disk);
    }
  };
  await take(client, (path) => isWanted(path, host.copies));
  for (const before of earlier)
    await take(before, (path) => isForEver(`/${path}`) && isWanted(path, host.copies));
  const spelled = [...found].flatMap(([file, disk]) => {
    const [, page, ending = ""] = PAGE.exec(file) ?? [];
    const names = page === undefined ? [] : (host.spellings?.(page) ?? []);
    return names.map((name) => [`${name}${ending}`, disk] as const);
  });
  for (const [file, disk] of spelled) found.set(file, disk);
  const packs = (await host.thin?.(found, host.limits?.files ?? Infinity)) ?? {};
  const target = (file: string): string => join(folder, host.folder, file);
  await makeFolders([...found.keys()].map((file) => dirname(target(file))));
  const sizes: SetSize["sizes"] = [];
  for (const [file, disk] of found) {
    linkOrCopy(disk, target(file));
    sizes.push({ file, bytes: (await stat(disk)).size });
  }
  await makeFolders(Object.keys(packs).map((file) => dirname(target(file))));
  for (const [file, text] of Object.entries(packs)) {
    await writeFile(target(file), text);
    sizes.push({ file, bytes: Buffer.byteLength(text) });
  }
  const own = await host.write({ ...site, files: [...found.keys()].map((file) => `/${file}`).toSorted() });
  await makeFolders(Object.keys(own).map((file) => dirname(join(folder, file))));
  for (const [file, text] of Object.entries(own)) await writeFile(join(folder, file), text);
  return { host: name, sizes };
}

/** The file of a page that has other spellings, or its compressed copy. */
const PAGE = /^(?!(?:index|404)\.)([^/]+)\.html(\.(?:br|gz))?$/;

function isWanted(path: string, copies: readonly string[]): boolean {
  const copy = path.match(/\.(br|gz)$/)?.[1];
  return copy === undefined || copies.includes(copy);
}

async function makeFolders(folders: readonly string[]): Promise<void> {
  for (const folder of new Set(folders)) await mkdir(folder, { recursive: true });
}
