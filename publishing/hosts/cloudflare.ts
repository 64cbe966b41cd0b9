import { NOT_FOUND } from "#addresses/pages.ts";
import { ALIAS_ANSWER, pageAliases } from "#http-policy/page-aliases.ts";
import { headersFile } from "./headers-file.ts";
import { flatPages, type Host, type SiteToPublish } from "./host.ts";

/**
 * Cloudflare Workers with static assets. A file that exists is answered without the Worker, which is not counted; what is
 * missing goes to it, since `_headers` would have a missing script kept for a year.
 */
export const CLOUDFLARE: Host = {
  name: "Cloudflare",
  copies: [],
  folder: "site/",
  write,
  limits: {
    files: 20_000,
    fileBytes: 25 * 1024 * 1024,
    more: "l’offre payante de Cloudflare (« Workers Paid ») prend 100 000 fichiers ; sinon PUBLISH_TO=s3, ou une petite machine, n’ont pas cette limite",
  },
};

function write(site: SiteToPublish): Record<string, string> {
  const redirects = flatPages().flatMap(({ path }) =>
    pageAliases(path).map((alias) => `${encodeURI(alias)} ${encodeURI(path)} ${ALIAS_ANSWER.status}`),
  );
  const settings = {
    name: "site",
    main: "worker.js",
    compatibility_date: "2026-04-01",
    assets: {
      directory: "site",
      binding: "FICHIERS",
      html_handling: "drop-trailing-slash",
      not_found_handling: "none",
    },
  };
  return {
    "wrangler.json": `${JSON.stringify(settings, undefined, 2)}\n`,
    "worker.js": WORKER,
    "site/_headers": headersFile(site, (path) => [encodeURI(path)]),
    "site/_redirects": `${redirects.join("\n")}\n`,
  };
}

const WORKER = `// Fait par « npm run build » pour Cloudflare : ce qu’aucun fichier ne répond reçoit la page 404.
export default {
  async fetch(request, { FICHIERS }) {
    if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    const page = await FICHIERS.fetch(new URL("${NOT_FOUND}", request.url));
    return new Response(request.method === "HEAD" ? null : page.body, { status: 404, headers: page.headers });
  },
};
`;
