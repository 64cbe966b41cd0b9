import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { mediaType } from "#http-policy/media-type.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import type { BuiltSite } from "../built-site.ts";
import { galleryDepictions } from "../depictions.ts";
import { galleryFacets } from "../facets.ts";
import { galleryKin, playerFile } from "../kinship/kinship.ts";
import { newsFeed, plainLists, publicEntryFiles, publicList } from "../public-lists/public-lists.ts";
import { galleryData } from "../gallery-data.ts";
import { galleries } from "../page-data.ts";
import { streamersCacheFile } from "../public-files.ts";

/** While developing: serves the pictures, recordings and data files that a build would write, and the page at any path. */
export function devFiles(load: () => Promise<BuiltSite>): Plugin {
  return {
    name: "dev-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const site = await load();
        const path = decodeURIComponent(new URL(request.url ?? "/", "http://dev").pathname);
        const type = mediaType(path) ?? "application/octet-stream";
        const file = site.media.files[path];
        if (file) {
          response.setHeader("Content-Type", type);
          createReadStream(file).pipe(response);
          return;
        }
        const items = galleries(site);
        const made = [
          streamersCacheFile(site),
          ...[playerFile(site) ?? [], newsFeed(site) ?? []].flat(),
          ...plainLists(site),
          ...GALLERIES.flatMap((gallery) => [
            publicList(site, gallery),
            ...publicEntryFiles(site, gallery),
            ...galleryData(items[gallery], gallery).files,
            ...galleryDepictions(site, gallery).files,
            ...galleryFacets(site, gallery).files,
            ...galleryKin(site, gallery).files,
          ]),
        ];
        const data = made.find((candidate) => candidate.path === path);
        if (!data) return next();
        response.setHeader("Content-Type", type);
        response.end(data.body);
      });
      return () => {
        server.middlewares.use(async (request, response) => {
          const template = await readFile(new URL("../../app/index.html", import.meta.url), "utf8");
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(
            await server.transformIndexHtml(request.url ?? "/", template.replace("<!--app-->", "")),
          );
        });
      };
    },
  };
}
