import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { NOT_FOUND, pageFile, pageName } from "#addresses/pages.ts";
import { MEDIA, WEB_MANIFEST } from "#addresses/files.ts";
import { workshopOrigins } from "#workshop/write-form.ts";
import { contentSecurityPolicy, type PagePolicy } from "#http-policy/content-security-policy.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import type { BuiltSite } from "../built-site.ts";
import { againScript, type Bundle, pageScripts } from "../bundle/bundle.ts";
import { pageContent } from "../page-content/page-content.ts";
import { pageHead } from "./page-head.ts";
import { pageStyle } from "./page-style.ts";
import { openStyleMemory } from "./style-memory.ts";

export interface WrittenPages {
  pages: ServerBuild["pages"];
  policy: PagePolicy;
}

/**
 * Renders every page into the client folder: its own HTML, its style inside it, its head, its content
 * security policy as a meta tag, and the names of the content and of the code that it will need, which is fetched after the first pictures
 * (app/boot): the page reads and its links work without it.
 * @param client has the code in its assets
 * @param cache what is kept between builds
 */
export async function writePages(
  site: BuiltSite,
  client: string,
  { template, manifest, loadServerEntry }: Bundle,
  cache: string,
): Promise<WrittenPages> {
  const { content, files, theme } = pageContent(site);
  // Before its code: it finds it there, as in a browser.
  globalThis.siteContent = content;
  const entry = await loadServerEntry();
  const styles = await openStyleMemory(cache, site.code);
  const prerendered = await Promise.all(
    (await entry.prerenderPages()).map(async (page) => {
      const chunk = `routes/${pageName(page.path)}.tsx`;
      const own = ["site" as const, ...page.content].flatMap((name) => files.get(name) ?? []);
      const sheets = own.filter(({ path }) => path.endsWith(".css"));
      const style = await pageStyle(client, manifest, chunk, { theme, sheets }, page.html, styles.split);
      const scripts = own.filter((file) => !sheets.includes(file)).map(({ path }) => path);
      return { ...page, chunk, style, content: scripts };
    }),
  );
  await styles.save();
  const { donation } = site.content.site;
  const policy: PagePolicy = {
    styleHashes: [...new Set(prerendered.map(({ style }) => style.hash))],
    donationOrigin: donation ? new URL(donation.page).origin : "",
    contactHost: site.content.site.contact.host,
    streamersHost: site.content.site.streamersHost,
    workshop: site.content.site.workshop && workshopOrigins(site.content.site.workshop),
    frames: site.content.site.frames,
  };
  const pages: ServerBuild["pages"] = [];
  for (const { chunk, style, content, ...page } of prerendered) {
    const scripts = [...content, ...pageScripts(manifest, chunk)].filter(
      (script) => !template.includes(script),
    );
    // A page needs its own style alone to be allowed.
    const own = contentSecurityPolicy({ ...policy, styleHashes: [style.hash] }, "meta");
    const csp = `<meta http-equiv="Content-Security-Policy" content="${own}" />`;
    const again = `<script type="module" async src="${againScript(manifest)}" fetchpriority="low"></script>`;
    const fonts = fontPreloads(style.css);
    const head = [csp, firstPaint(page.html), pageHead(site, page), ...fonts.first, style.html];
    const html = template
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, "")
      .replace('<script type="module"', `<script ${codeNames(scripts, style.late)} type="module"`)
      .replace("<!--head-->", () => head.join("\n"))
      // Behind the pictures: a server without HTTP/2 is asked for six files at a time (docs/decisions/0063).
      .replace("</body>", `${[...fonts.later, again].join("\n")}\n</body>`)
      .replace("<!--app-->", () => page.html);
    const file = pageFile(page.path);
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), html);
    if (page.path !== NOT_FOUND) pages.push({ path: page.path, file });
  }
  return { pages, policy };
}

/**
 * What the first script fetches behind the pictures. It paints nothing itself: neither the first paint nor the pictures
 * wait for it.
 */
function codeNames(scripts: readonly string[], style: string): string {
  return `data-code="${scripts.join(" ")}" data-style="${style}" data-manifest="${WEB_MANIFEST}" fetchpriority="low"`;
}

/** A page of more characters than this, some 25 kB on the wire, is read while the rest of it comes. */
const LONG = 250_000;

/** What must be there before anything is painted: a header painted without its last button moves when that comes (docs/decisions/0073). */
function firstPaint(html: string): string {
  const whole = html.length < LONG ? "contenu" : "menu-principal";
  return `<link rel="expect" href="#${whole}" blocking="render" />`;
}

/** Every face is asked for at once: those of titles and of texts before the pictures, that of emphasis behind them. */
function fontPreloads(css: string): { first: string[]; later: string[] } {
  const fonts = [...css.matchAll(/url\("?(\/(?:assets|media)\/[^")]+\.woff2)"?\)/g)].map(
    ([, font = ""]) => font,
  );
  const isOwn = fonts.some((font) => font.startsWith(MEDIA));
  // Titles in the community's own face need no other.
  const needed = fonts.filter((font) => !isOwn || !font.includes("big-shoulders"));
  const preload = (font: string, priority = "") =>
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin${priority} />`;
  const isEmphasis = (font: string) => font.includes("-600-");
  return {
    first: needed.filter((font) => !isEmphasis(font)).map((font) => preload(font)),
    later: needed.filter(isEmphasis).map((font) => preload(font, ' fetchpriority="low"')),
  };
}
