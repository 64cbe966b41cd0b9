import { loadContent } from "#app/content/content.ts";
import { untilThere } from "#app/state/until-there.ts";
import type { PageModule, Route } from "./route-table.ts";

const loading = new Map<string, Promise<PageModule>>();
const loaded = new Map<string, PageModule>();

/** The page's module if it has arrived already, so that it renders without waiting. */
export function loadedPage(route: Route): PageModule | undefined {
  return loaded.get(route.path);
}

/**
 * Fetches the page's module and content once. A fetch that fails for good (offline, or a chunk that a new deploy has removed)
 * rejects and is forgotten, so that the next try asks again.
 */
export function loadPage(route: Route): Promise<PageModule> {
  const known = loading.get(route.path);
  if (known) return known;
  const promise = untilThere(() => Promise.all([route.load(), loadContent(...route.content)])).then(
    ([page]) => {
      loaded.set(route.path, page);
      return page;
    },
  );
  loading.set(route.path, promise);
  promise.catch(() => loading.delete(route.path));
  return promise;
}
