import { WEB_MANIFEST } from "#addresses/files.ts";
import { iconImage, ICONS } from "#addresses/icons.ts";
import { PAGES } from "#addresses/pages.ts";
import type { PagePolicy } from "#http-policy/content-security-policy.ts";
import type { BuiltSite } from "../built-site.ts";
import type { PublicFile } from "../public-files.ts";
import { NIGHT } from "../style-facts.ts";
import { apacheFile, headersFile } from "./static-hosts.ts";

/** Files that search engines, phones and static hosts look for: robots.txt, sitemap.xml, the web manifest, their headers. */
export function hostFiles(site: BuiltSite, policy: PagePolicy): PublicFile[] {
  const https = site.publicUrl.startsWith("https:");
  return [
    { path: "/robots.txt", body: robots(site) },
    ...(site.publicUrl ? [{ path: "/sitemap.xml", body: sitemap(site.publicUrl) }] : []),
    { path: WEB_MANIFEST, body: JSON.stringify(webManifest(site)) },
    { path: "/_headers", body: headersFile(policy, https) },
    { path: "/.htaccess", body: apacheFile(policy, https) },
  ];
}

function robots({ publicUrl }: BuiltSite): string {
  return ["User-agent: *", "Allow: /", ...(publicUrl ? [`Sitemap: ${publicUrl}/sitemap.xml`] : []), ""].join(
    "\n",
  );
}

function sitemap(publicUrl: string): string {
  const urls = PAGES.map(({ path }) => `<url><loc>${publicUrl}${encodeURI(path)}</loc></url>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}

function webManifest({ content }: BuiltSite): object {
  return {
    id: "/",
    name: content.site.name,
    short_name: content.site.name,
    description: content.site.description,
    lang: "fr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [
      iconImage(ICONS.tab),
      iconImage(ICONS.large),
      { ...iconImage(ICONS.maskable), purpose: "maskable" },
    ],
  };
}
