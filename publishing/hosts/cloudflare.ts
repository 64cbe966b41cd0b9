import { MEDIA } from "#addresses/files.ts";
import { cloudflareWorker } from "./cloudflare-worker.ts";
import { headersFile } from "./headers-file.ts";
import type { Host, SiteToPublish } from "./host.ts";

/**
 * Cloudflare Workers with static assets. A file that exists is answered without the Worker, which is not counted. What is
 * missing goes to it, since `_headers` would have a missing script kept for a year; so do recordings, of which the assets
 * alone never give a part, and phones of one maker play nothing without (RFC 9110 §14).
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
  const settings = {
    name: "site",
    main: "worker.js",
    compatibility_date: "2026-04-01",
    assets: {
      directory: "site",
      binding: "FICHIERS",
      html_handling: "drop-trailing-slash",
      not_found_handling: "none",
      run_worker_first: [`${MEDIA}*`],
    },
  };
  return {
    "wrangler.json": `${JSON.stringify(settings, undefined, 2)}\n`,
    "worker.js": cloudflareWorker(),
    "site/_headers": headersFile(site, (path) => [encodeURI(path)]),
  };
}
