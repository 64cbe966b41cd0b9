import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { ASSETS } from "#addresses/files.ts";
import { mediaType } from "#http-policy/media-type.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { BuiltSite } from "../built-site.ts";
import { dataFiles } from "../data-files.ts";
import { pageContent } from "../page-content/page-content.ts";
import type { PublicFile } from "../public-files.ts";
import { LAYER_ORDER } from "../style-facts.ts";
import { publicEntryFiles } from "../public-lists/public-lists.ts";

/** In place of the site of a content that never was good since the start. */
const NO_SITE = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Pas encore d’aperçu</title>
    <style>
      body { margin: 0; padding: 2rem; background: #14100e; color: #f3ece1; font: 1.1rem/1.6 system-ui, sans-serif }
      main { max-width: 38rem; margin: 12vh auto 0 }
      h1 { font-size: 1.6rem; line-height: 1.2 }
    </style>
  </head>
  <body>
    <main>
      <h1>Pas encore d’aperçu</h1>
      <p>Ce contenu a des fautes : il n’y a pas de site à montrer. Il paraîtra ici, tout seul, dès qu’elles seront corrigées.</p>
      <p>Dans l’atelier, « État » les dit une à une ; dans un terminal, « npm run content -- check ».</p>
    </main>
  </body>
</html>`;

/** The files of the content, under names without a digest too: pages that no build writes name them. */
function contentFiles(site: BuiltSite): PublicFile[] {
  const { files, theme } = pageContent(site);
  return [
    ...files.values(),
    ...[...files].map(([name, { body }]) => ({ path: `${ASSETS}${name}.js`, body })),
    { path: `${ASSETS}theme.css`, body: `@layer ${LAYER_ORDER};${theme}` },
  ];
}

/** The page with what a build would write into it, but for its own content, which its code asks for. */
function devPage(template: string): string {
  return (
    template
      .replace("<!--app-->", "")
      // Behind the style that the bundler's scripts put into the head: it comes over it.
      .replace("</body>", `<link rel="stylesheet" href="${ASSETS}theme.css" /></body>`)
      .replace('<script type="module"', `<script data-code="${ASSETS}site.js" type="module"`)
  );
}

/** While developing: serves the pictures, recordings and data files that a build would write, and the page at any path. */
export function devFiles(load: () => Promise<BuiltSite>): Plugin {
  return {
    name: "dev-files",
    apply: "serve",
    configureServer(server) {
      let said = "";
      server.middlewares.use(async (request, response, next) => {
        const path = decodedPath(request.url ?? "/");
        const site = await load().catch((error: Error) => error);
        // The bundler's own scripts reload the page once there is a site.
        if (site instanceof Error && path.startsWith("/@")) return next();
        if (site instanceof Error) {
          if (site.message !== said) server.config.logger.error((said = site.message));
          const page = await server.transformIndexHtml("/", frenchSpaces(NO_SITE));
          response.writeHead(503, { "content-type": "text/html; charset=utf-8" }).end(page);
          return;
        }
        const type = mediaType(path) ?? "application/octet-stream";
        const file = site.media.files[path];
        if (file) {
          response.setHeader("Content-Type", type);
          createReadStream(file).pipe(response);
          return;
        }
        const made = [
          ...contentFiles(site),
          ...dataFiles(site, []),
          ...GALLERIES.flatMap((gallery) => publicEntryFiles(site, gallery)),
        ];
        const data = made.find((candidate) => candidate.path === path);
        if (!data) return next();
        response.setHeader("Content-Type", type);
        response.end(data.body);
      });
      return () => {
        server.middlewares.use(async (_, response) => {
          const template = await readFile(new URL("../../app/index.html", import.meta.url), "utf8");
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          // The page is one and the same, and what is asked may be no address at all.
          response.end(await server.transformIndexHtml("/", devPage(template)));
        });
      };
    },
  };
}

/** The path of what is asked, which any page of the web may have asked: it need not be an address. */
function decodedPath(target: string): string {
  const [path = "/"] = target.split("?", 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
