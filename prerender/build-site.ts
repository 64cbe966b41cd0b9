import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ASSETS } from "#addresses/files.ts";
import { pageFile, WORKSHOP } from "#addresses/pages.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import { BUILD_FILES, type Release } from "#schemas/release.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import type { BuiltSite } from "./built-site.ts";
import { codeBundle } from "./bundle/bundle.ts";
import { COMPRESSED, compressFolder } from "./compress.ts";
import { dataFiles } from "./data-files.ts";
import { entryFilesOf, publicEntryFiles } from "./public-lists/public-lists.ts";
import { streamerRecords } from "./public-files.ts";
import { pageContent } from "./page-content/page-content.ts";
import { publishMedia, publishText } from "./publish-files.ts";
import { countFiles, linkFolder } from "./releases/releases.ts";
import { rootFiles } from "./root-files.ts";
import { writeForm } from "#workshop/write-form.ts";
import { serviceWorkerFile } from "./service-worker-file.ts";
import type { SiteInputs } from "./site-inputs.ts";
import { writeSocialImages } from "./social-images.ts";
import { writePages } from "./write-pages/write-pages.ts";

/**
 * Makes a release of a checked content: the whole static site, and what the server must know.
 * @param inputs where the originals are, and what is kept between builds
 * @param folder empty; receives `client/`, `server.json` and `release.json`
 * @param before the folder of the release before, if any: what has not changed is taken from it
 */
export async function buildSite(
  site: BuiltSite,
  { contentDir, mediaCache }: SiteInputs,
  folder: string,
  before: string | undefined,
): Promise<void> {
  const client = join(folder, BUILD_FILES.client);
  await mkdir(client);
  const spare = join(folder, "bundle");
  // The disk copies while the bundler thinks.
  const [bundle] = await Promise.all([
    codeBundle(site.code, spare),
    publishMedia(site.media.files, client, before && join(before, BUILD_FILES.client)),
  ]);
  linkFolder(bundle.assets, join(client, ASSETS));
  publishText([...pageContent(site).files.values()], client);
  const { pages, policy } = await writePages(site, client, bundle, mediaCache);

  await writeSocialImages(site, contentDir, client);
  const { workshop: savings } = site.content.site;
  if (savings) {
    await writeForm(site.content, savings, join(client, dirname(pageFile(WORKSHOP))));
    pages.push({ path: WORKSHOP, file: pageFile(WORKSHOP) });
  }
  const worker = await serviceWorkerFile(site.build, client, bundle.worker);
  publishText([...dataFiles(site, await readdir(join(client, ASSETS))), ...rootFiles(site), worker], client);
  await compressFolder(client, before);
  // A packet each as they are, and as many as there are entries: nothing is won by compressing them.
  for (const gallery of GALLERIES) {
    const known =
      before === undefined ? undefined : await entryFilesOf(join(before, BUILD_FILES.client), gallery);
    publishText(publicEntryFiles(site, gallery), client, known);
  }

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
  await writeFile(join(folder, BUILD_FILES.server), JSON.stringify(server));
  const about: Release = {
    stamp: site.build,
    publicUrl: site.publicUrl,
    madeAt: new Date().toISOString(),
    compressed: COMPRESSED,
    files: countFiles(client),
  };
  await writeFile(join(folder, BUILD_FILES.about), JSON.stringify(about));
  await rm(spare, { recursive: true, force: true });
}
