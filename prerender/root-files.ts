import { WEB_MANIFEST } from "#addresses/files.ts";
import { iconImage, ICONS } from "#addresses/icons.ts";
import { PAGES } from "#addresses/pages.ts";
import type { BuiltSite } from "./built-site.ts";
import type { PublicFile } from "./public-files.ts";
import { nightOf } from "./style-facts.ts";

/** Files that search engines and phones look for: robots.txt, sitemap.xml, the web manifest. */
export function rootFiles(site: BuiltSite): PublicFile[] {
  return [
    { path: "/robots.txt", body: robots(site) },
    ...(site.publicUrl ? [{ path: "/sitemap.xml", body: sitemap(site.publicUrl) }] : []),
    { path: WEB_MANIFEST, body: JSON.stringify(webManifest(site)) },
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
    background_color: nightOf(content.site),
    theme_color: nightOf(content.site),
    icons: [
      iconImage(ICONS.home),
      iconImage(ICONS.large),
      { ...iconImage(ICONS.maskable), purpose: "maskable" },
    ],
  };
}
