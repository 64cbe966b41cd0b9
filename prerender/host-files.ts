import { cacheControl } from "#schemas/cache-policy.ts";
import type { PagePolicy } from "#schemas/content-security-policy.ts";
import { type Header, openFileHeaders, pageHeaders } from "#schemas/security-headers.ts";
import type { BuiltSite } from "./built-site.ts";
import type { PublicFile } from "./public-files.ts";

/** Files that search engines, phones and static hosts look for: robots.txt, sitemap.xml, the web manifest, `_headers`. */
export function hostFiles(site: BuiltSite, paths: readonly string[], policy: PagePolicy): PublicFile[] {
  return [
    { path: "/robots.txt", body: robots(site) },
    ...(site.publicUrl ? [{ path: "/sitemap.xml", body: sitemap(site.publicUrl, paths) }] : []),
    { path: "/manifest.webmanifest", body: JSON.stringify(webManifest(site)) },
    { path: "/_headers", body: staticHeaders(site, policy) },
  ];
}

function robots({ publicUrl }: BuiltSite): string {
  return ["User-agent: *", "Allow: /", ...(publicUrl ? [`Sitemap: ${publicUrl}/sitemap.xml`] : []), ""].join(
    "\n",
  );
}

function sitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${publicUrl}${encodeURI(path)}</loc></url>`).join("");
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
    background_color: "#100c12",
    theme_color: "#100c12",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

/** The same headers as our server's, in the format that Netlify and Cloudflare Pages read. */
function staticHeaders({ publicUrl }: BuiltSite, policy: PagePolicy): string {
  const https = publicUrl.startsWith("https:");
  const block = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const cached = (path: string): Header => ["cache-control", cacheControl(path)];
  const blocks = [
    block("/*", pageHeaders(policy, https)),
    ...["/assets/*", "/images/*", "/media/*"].map((path) => block(path, [cached(path)])),
    ...["/import/*", "/affiches.json", "/panneaux.json", "/streamers_cache.json"].map((path) =>
      // A leading ! takes back what "/*" set: two values of one header would contradict each other.
      block(path, [
        ["! cross-origin-resource-policy", ""],
        ["! content-security-policy", ""],
        ...openFileHeaders(https),
        cached(path),
      ]).replaceAll(/^(\s+! [\w-]+): $/gm, "$1"),
    ),
  ];
  return `${blocks.join("\n\n")}\n`;
}
