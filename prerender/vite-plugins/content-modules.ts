import type { Plugin } from "vite";
import { GALLERIES, type Gallery } from "#schemas/gallery-item.ts";
import type { GalleryData } from "#schemas/page-data.ts";
import type { BuiltSite } from "../built-site.ts";
import { siteGallery } from "../gallery-data.ts";
import { galleryDepictions } from "../depictions.ts";
import { galleryFacets } from "../facets.ts";
import { galleryKin, playerFile } from "../kinship/kinship.ts";
import { legalNotices } from "../legal/legal-notices.ts";
import { everywhereData } from "../everywhere-data.ts";
import { arcsData, creatorsData, galleries, homeData, musicData, siteData } from "../page-data.ts";
import { streamerRecords } from "../public-files.ts";
import { themeCss } from "./theme-css.ts";
import { wallCss } from "./wall-css.ts";

/** What the names of the content’s modules begin with. */
export const PREFIX = "virtual:content/";

/**
 * Gives the pages their content as modules: `virtual:content/site`, `/home`, `/arcs`, `/creators`, `/music`, `/streamers`, `/players`,
 * `/everywhere`, `/legal`, `/affiches`, `/panneaux`, the `/wall.css` of each of these two, and `/theme.css`. Content thus travels with the code of the page that shows it, hashed and cached alike.
 */
export function contentModules(load: () => Promise<BuiltSite>): Plugin {
  return {
    name: "content-modules",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const site = await load();
      const name = id.slice(PREFIX.length + 1);
      if (name === "theme.css") return themeCss(site.content, site.media);
      if (name === "site") return `export const site = ${JSON.stringify(siteData(site))};`;
      const gallery = GALLERIES.find((one) => name === `${one}/wall.css`);
      if (gallery)
        return wallCss(galleries(site)[gallery].map(({ picture }) => picture.width / picture.height));
      return `export const data = ${JSON.stringify(moduleData(site, name))};`;
    },
  };
}

function moduleData(site: BuiltSite, name: string): unknown {
  switch (name) {
    case "home":
      return homeData(site, galleries(site));
    case "arcs":
      return arcsData(site);
    case "creators":
      return creatorsData(site);
    case "music":
      return musicData(site);
    case "streamers":
      return streamerRecords(site);
    case "players":
      return playerFile(site)?.path;
    case "affiches":
    case "panneaux":
      return galleryPage(site, name);
    case "legal":
      return legalNotices(site);
    case "everywhere":
      return everywhereData(site);
    case "galleries":
      return Object.fromEntries(GALLERIES.map((gallery) => [gallery, galleryPage(site, gallery)]));
    default:
      throw new Error(`No content module is named ${name}.`);
  }
}

function galleryPage(site: BuiltSite, gallery: Gallery): GalleryData {
  return {
    ...siteGallery(site, gallery).data,
    depictions: galleryDepictions(site, gallery).start,
    facets: galleryFacets(site, gallery).path,
    kin: galleryKin(site, gallery).start,
  };
}
