import { GALLERIES } from "#schemas/gallery-item.ts";
import type { BuiltSite } from "./built-site.ts";
import { galleryDepictions } from "./depictions.ts";
import { galleryFacets } from "./facets.ts";
import { siteGallery } from "./gallery-data.ts";
import { galleryKin, playerFile } from "./kinship/kinship.ts";
import { legalDocument } from "./legal/legal-notices.ts";
import { plainSheet } from "./plain-document/plain-document.ts";
import { newsFeed, plainLists, publicList } from "./public-lists/public-lists.ts";
import { type PublicFile, streamersCacheFile } from "./public-files.ts";

/**
 * The files of the site that are neither pages nor code: lists, indexes, the feed, plain documents with their sheet.
 * @param assets the names of the files in `/assets/`; none while developing
 */
export function dataFiles(site: BuiltSite, assets: readonly string[]): PublicFile[] {
  const sheet = plainSheet(site, assets);
  return [
    streamersCacheFile(site),
    sheet,
    legalDocument(site, sheet.path),
    ...[playerFile(site) ?? [], newsFeed(site) ?? []].flat(),
    ...plainLists(site, sheet.path),
    ...GALLERIES.flatMap((gallery) => [
      publicList(site, gallery),
      ...siteGallery(site, gallery).files,
      ...galleryDepictions(site, gallery).files,
      ...galleryFacets(site, gallery).files,
      ...galleryKin(site, gallery).files,
    ]),
  ];
}
