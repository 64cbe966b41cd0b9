import { type Route, routeTable } from "./route-table.ts";

/**
 * The path as the URL table writes it: decoded, NFC, without its trailing slash. A path that cannot be decoded, or that
 * hides or doubles a slash, stays as it is: no page answers it, here as on the server.
 */
export function canonicalPath(pathname: string): string {
  if (/\/\/|%2f/i.test(pathname)) return pathname;
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path;
  }
}

/** The route that answers a path, the 404 page for any that the table does not hold [R8]. */
export function matchRoute(pathname: string): Route {
  const path = canonicalPath(pathname);
  const { routes, notFound } = routeTable();
  return routes.find((route) => route.path === path) ?? notFound;
}
