import { site } from "virtual:content/site";
import type { PageMeta } from "./router/route-table.ts";

/** The text of the browser's tab: the page, then the community. */
export function pageTitle(meta: PageMeta): string {
  return meta.title === site.name ? site.name : `${meta.title} · ${site.name}`;
}
