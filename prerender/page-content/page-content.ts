import { GALLERIES, type Gallery } from "#schemas/gallery-item.ts";
import { contentScript, type PageContent } from "#schemas/page-content.ts";
import type { GalleryData } from "#schemas/page-data.ts";
import type { BuiltSite } from "../built-site.ts";
import { galleryDepictions } from "../depictions.ts";
import { galleryFacets } from "../facets.ts";
import { siteGallery } from "../gallery-data.ts";
import { galleries, newest } from "../hung-entries.ts";
import { galleryKin, playerFile } from "../kinship/kinship.ts";
import { lastingFile } from "../lasting-file.ts";
import { legalNotices } from "../legal/legal-notices.ts";
import { oncePerSite } from "../once-per-site.ts";
import { type PublicFile, streamerRecords } from "../public-files.ts";
import { arcsData } from "./arcs-data.ts";
import { everywhereData } from "./everywhere-data.ts";
import { homeData } from "./home-data.ts";
import { creatorsData, musicData, siteData } from "./page-data.ts";
import { themeCss } from "./theme-css.ts";
import { wallCss } from "./wall-css.ts";

/** What the pages are given of the content, and the files that bring it, named after what they say. */
export interface PageContentFiles {
  content: PageContent;
  /** By name (`ContentFile`). */
  files: ReadonlyMap<string, PublicFile>;
  /** The style that every page has for the content's sake. */
  theme: string;
}

/** What the names of these files begin with, among those of the code. */
const PREFIX = "contenu-";

/** {@link PageContentFiles} of a site. */
export const pageContent = oncePerSite((site): PageContentFiles => {
  const items = galleries(site);
  const parts: Omit<PageContent, "site"> = {
    home: homeData(site, items),
    arcs: arcsData(site),
    creators: creatorsData(site),
    music: musicData(site),
    streamers: { known: streamerRecords(site), named: playerFile(site)?.path },
    affiches: galleryPage(site, "affiches"),
    panneaux: galleryPage(site, "panneaux"),
    everywhere: everywhereData(site),
    legal: legalNotices(site),
  };
  const files = Object.entries(parts).map(([name, part]) => named(name, "js", contentScript(name, part)));
  for (const gallery of GALLERIES) {
    const ratios = items[gallery].map(({ picture }) => picture.width / picture.height);
    files.push(named(`${gallery}-wall`, "css", wallCss(ratios)));
  }
  const addresses = Object.fromEntries(files.map(({ name, path }) => [name, path]));
  const all: PageContent = { site: siteData(site, addresses), ...parts };
  files.push(named("site", "js", contentScript("site", all.site)));
  return {
    content: all,
    files: new Map(files.map(({ name, ...file }) => [name, file])),
    theme: themeCss(site.content, site.media),
  };
});

function named(name: string, kind: "js" | "css", body: string): PublicFile & { name: string } {
  return { name, ...lastingFile(PREFIX + name, kind, body) };
}

function galleryPage(site: BuiltSite, gallery: Gallery): GalleryData {
  return {
    ...siteGallery(site, gallery).data,
    depictions: galleryDepictions(site, gallery).start,
    facets: galleryFacets(site, gallery).path,
    kin: galleryKin(site, gallery).start,
    newest: newest(site, gallery),
  };
}
