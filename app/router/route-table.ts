import type { ComponentType } from "react";
import type { ContentFile } from "#schemas/page-content.ts";

/** What a page says of itself: `title` for the tab and the chats, `description` for search engines. */
export interface PageMeta {
  title: string;
  description: string;
}

export interface PageModule {
  meta: PageMeta;
  Page: ComponentType;
}

/** A path of the site, decoded, what its page shows of the content, and the way to its page's code. */
export interface Route {
  path: string;
  content: readonly ContentFile[];
  load: () => Promise<PageModule>;
}

/** The pages of the site, and the one that answers every other path. */
export interface RouteTable {
  routes: readonly Route[];
  notFound: Route;
}

let table: RouteTable | undefined;

/** Gives the router its table, before anything renders: pages know the router, the router knows no page. */
export function defineRoutes(routes: RouteTable): void {
  table = routes;
}

/** The table that was given. */
export function routeTable(): RouteTable {
  if (!table) throw new Error("Call defineRoutes before the first render: the router has no page to show.");
  return table;
}
