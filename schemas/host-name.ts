/** The hosts of files for which the build can prepare a set, as PUBLISH_TO and the folders of `build/hotes/` name them. */
export const HOST_NAMES = [
  "apache",
  "caddy",
  "cloudflare",
  "github",
  "gitlab",
  "netlify",
  "nginx",
  "s3",
] as const;
export type HostName = (typeof HOST_NAMES)[number];
