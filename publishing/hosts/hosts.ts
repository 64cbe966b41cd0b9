import type { HostName } from "#schemas/host-name.ts";
import { APACHE } from "./apache.ts";
import { CADDY } from "./caddy.ts";
import { CLOUDFLARE } from "./cloudflare.ts";
import { GITHUB, GITLAB } from "./git-pages.ts";
import type { Host } from "./host.ts";
import { NETLIFY } from "./netlify.ts";
import { NGINX } from "./nginx.ts";
import { S3 } from "./s3.ts";

export { flatName } from "./host.ts";
export { DATABASE_NAME, type EdgeAccount, WRANGLER_FILE, wranglerFile } from "./wrangler.ts";
export { type StoredObject, StoredObjects } from "./s3.ts";

/** Every host for which a set can be prepared. A new one: a file here, a line in `schemas/host-name.ts`, and the table of addresses run against it. */
export const HOSTS: Readonly<Record<HostName, Host>> = {
  apache: APACHE,
  caddy: CADDY,
  cloudflare: CLOUDFLARE,
  github: GITHUB,
  gitlab: GITLAB,
  netlify: NETLIFY,
  nginx: NGINX,
  s3: S3,
};
