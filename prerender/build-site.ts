import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build as viteBuild } from "vite";
import { GALLERIES } from "#schemas/gallery-item.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import type { BuiltSite } from "./built-site.ts";
import { compressFolder } from "./compress.ts";
import { galleryDepictions } from "./depictions.ts";
import { galleryData } from "./gallery-data.ts";
import { hostFiles } from "./host-files/host-files.ts";
import { galleries } from "./page-data.ts";
import { type PublicFile, streamerRecords, streamersCacheFile } from "./public-files.ts";
import { publishMedia, publishText } from "./publish-files.ts";
import { serviceWorkerFile } from "./service-worker-file.ts";
import { writeSocialImages } from "./social-images.ts";
import { writePages } from "./write-pages/write-pages.ts";

/**
 * Makes the whole static site of a checked content. Everything happens in a folder beside; only when all of it is
 * there does it take the place of the previous build, so that a failure leaves the previous build served.
 * @param contentDir where the originals are
 * @param outDir receives `client/`, `server.json` and `stamp`
 * @param stamp what {@link buildStamp} said of the inputs, kept to know when to build again
 */
export async function buildSite(
  site: BuiltSite,
  contentDir: string,
  outDir: string,
  stamp: string,
): Promise<void> {
  const staging = join(outDir, ".staging");
  const client = join(staging, "client");
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });

  const bundled = async () => {
    await bundle({ outDir: resolve(client), rollupOptions: { input: "app/index.html" } });
    await bundle({ outDir: resolve(staging, "ssr"), ssr: "entry-server.tsx" });
  };
  // The disk copies while the bundler thinks.
  await Promise.all([bundled(), publishMedia(site.media.files, client)]);
  const { pages, policy } = await writePages(site, client, resolve(staging, "ssr/entry-server.js"));

  await writeSocialImages(site, contentDir, client);
  const worker = await serviceWorkerFile(site.build, client);
  await publishText([...dataFiles(site), ...hostFiles(site, policy), worker], client);
  await compressFolder(client);

  const { contact, name } = site.content.site;
  const { host: _provider, ...received } = contact;
  const server: ServerBuild = {
    build: site.build,
    name,
    pages,
    contact: received,
    roster: streamerRecords(site),
    policy,
  };
  await writeFile(join(staging, "server.json"), JSON.stringify(server));
  await writeFile(join(staging, "stamp"), stamp);
  await rm(join(staging, "ssr"), { recursive: true });
  await takePlace(staging, outDir);
}

function dataFiles(site: BuiltSite): PublicFile[] {
  const items = galleries(site);
  return [
    streamersCacheFile(site),
    ...GALLERIES.flatMap((gallery) => [
      ...galleryData(items[gallery], gallery, site.publicUrl).files,
      ...galleryDepictions(site, gallery).files,
    ]),
  ];
}

async function bundle(
  options: NonNullable<NonNullable<Parameters<typeof viteBuild>[0]>["build"]>,
): Promise<void> {
  await viteBuild({ configFile: "vite.config.ts", logLevel: "warn", mode: "production", build: options });
}

async function takePlace(staging: string, outDir: string): Promise<void> {
  const previous = join(outDir, ".previous");
  await rm(previous, { recursive: true, force: true });
  await mkdir(previous);
  for (const name of ["stamp", "client", "server.json"]) {
    await rename(join(outDir, name), join(previous, name)).catch(() => undefined);
  }
  for (const name of ["client", "server.json", "stamp"])
    await rename(join(staging, name), join(outDir, name));
  await rm(previous, { recursive: true, force: true });
  await rm(staging, { recursive: true, force: true });
}
