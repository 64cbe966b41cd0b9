import { NEWS_FEED } from "#addresses/files.ts";
import { iconImage, ICONS } from "#addresses/icons.ts";
import { CHOOSER, NOT_FOUND, socialImagePath } from "#addresses/pages.ts";
import { SOCIAL_SIZE } from "#media/social-image.ts";
import { escapeHtml } from "#text/escape-html.ts";
import type { BuiltSite, PageFacts } from "../built-site.ts";
import { newsFeed } from "../public-lists/public-lists.ts";
import { nightOf } from "../style-facts.ts";
import { structuredData } from "./structured-data.ts";

/**
 * The part of a page's head that search engines, chats and phones read. Addresses are absolute when PUBLIC_URL is
 * known; without it the canonical link is left out, since a relative one would say nothing.
 */
export function pageHead(site: BuiltSite, page: PageFacts): string {
  const { content, publicUrl } = site;
  const url = publicUrl && !isApart(page) ? publicUrl + encodeURI(page.path) : "";
  const tab = iconImage(ICONS.tab);
  const tags = [
    `<title>${escapeHtml(page.title)}</title>`,
    meta("name", "theme-color", nightOf(content.site)),
    meta("name", "description", page.description),
    isApart(page) && meta("name", "robots", "noindex"),
    url && `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:locale", "fr_FR"),
    meta("property", "og:site_name", content.site.name),
    meta("property", "og:title", page.title),
    meta("property", "og:description", page.description),
    url && meta("property", "og:url", url),
    ...socialImageTags(site, page),
    `<link rel="icon" href="${tab.src}" type="${tab.type}" sizes="${tab.sizes}" />`,
    `<link rel="apple-touch-icon" href="${ICONS.touch.path}" />`,
    newsFeed(site) &&
      `<link rel="alternate" type="application/atom+xml" title="Les dernières affiches" href="${NEWS_FEED}" />`,
    structuredData(site, page),
  ];
  return tags.filter(Boolean).join("\n");
}

function socialImageTags({ publicUrl }: BuiltSite, page: PageFacts): string[] {
  if (!publicUrl || isApart(page)) return [];
  return [
    meta("property", "og:image", `${publicUrl}${socialImagePath(page.path)}`),
    meta("property", "og:image:width", String(SOCIAL_SIZE.width)),
    meta("property", "og:image:height", String(SOCIAL_SIZE.height)),
    meta("property", "og:image:alt", page.title),
    meta("name", "twitter:card", "summary_large_image"),
  ];
}

/** Whether nobody is to find the page by itself. */
function isApart({ path }: PageFacts): boolean {
  return path === NOT_FOUND || path === CHOOSER;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}
