import { createHash } from "node:crypto";
import { D1_MIGRATIONS } from "#server/outbox/d1/d1.ts";
import { edgeProgram } from "./edge-program.ts";
import { headersFile } from "./headers-file.ts";
import type { Host, SiteToPublish } from "./host.ts";
import { thinSet } from "./thin-set.ts";
import { WRANGLER_FILE, wranglerFile } from "./wrangler.ts";

/**
 * Cloudflare Workers with static assets. A file that exists is answered without the Worker, which is not counted. What is
 * missing goes to it (edge/), since `_headers` would have a missing script kept for a year; so do recordings, of which the
 * assets alone never give a part, and phones of one maker play nothing without (RFC 9110 §14); so do the pages of which a
 * link may name one picture, and the calls.
 */
export const CLOUDFLARE: Host = {
  name: "Cloudflare",
  copies: [],
  folder: "site/",
  write,
  thin: thinSet,
  stamp: programStamp,
  limits: {
    files: 20_000,
    fileBytes: 25 * 1024 * 1024,
    more: "l’offre payante de Cloudflare (« Workers Paid ») prend 100 000 fichiers ; sinon PUBLISH_TO=s3, ou une petite machine, n’ont pas cette limite",
  },
};

/** The program is made of rooms that no page is made of: it changes where the release does not. */
async function programStamp(): Promise<string> {
  const parts = [await edgeProgram(), JSON.stringify(D1_MIGRATIONS)];
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 16);
}

async function write(site: SiteToPublish): Promise<Record<string, string>> {
  const edge = { build: site.build, publicUrl: site.publicUrl };
  return {
    [WRANGLER_FILE]: wranglerFile(),
    "worker.js": `// Fait par « npm run build » pour Cloudflare : refait à chaque construction.
import { createWorker } from "./programme.js";
import { SITE } from "./site.js";

export default createWorker(SITE);
`,
    "programme.js": await edgeProgram(),
    "site.js": `export const SITE = ${JSON.stringify(edge)};\n`,
    ...Object.fromEntries(
      D1_MIGRATIONS.map(({ name, statements }) => [
        `migrations/${name}.sql`,
        `${statements.join(";\n\n")};\n`,
      ]),
    ),
    "site/_headers": headersFile(site, (path) => [encodeURI(path)]),
  };
}
