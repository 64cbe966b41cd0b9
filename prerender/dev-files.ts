import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import type { BuiltSite } from "./built-site.ts";
import { galleryData } from "./gallery-data.ts";
import { galleries } from "./page-data.ts";
import { streamersCacheFile } from "./public-files.ts";

const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  json: "application/json",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  webm: "video/webm",
  mp4: "video/mp4",
};

/** While developing: serves the pictures, recordings and data files that a build would write, and the page at any path. */
export function devFiles(load: () => Promise<BuiltSite>): Plugin {
  return {
    name: "dev-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const site = await load();
        const path = decodeURIComponent(new URL(request.url ?? "/", "http://dev").pathname);
        const type = TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
        const file = site.media.files[path];
        if (file) {
          response.setHeader("Content-Type", type);
          createReadStream(file).pipe(response);
          return;
        }
        const items = galleries(site);
        const made = [
          streamersCacheFile(site),
          ...galleryData(items.affiches, "affiches").files,
          ...galleryData(items.panneaux, "panneaux").files,
        ];
        const data = made.find((candidate) => candidate.path === path);
        if (!data) return next();
        response.setHeader("Content-Type", type);
        response.end(data.body);
      });
      return () => {
        server.middlewares.use(async (request, response) => {
          const template = await readFile(new URL("../app/index.html", import.meta.url), "utf8");
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(
            await server.transformIndexHtml(request.url ?? "/", template.replace("<!--app-->", "")),
          );
        });
      };
    },
  };
}
