import { type Route, routeTable } from "./route-table.ts";

/** The path as the URL table writes it: decoded, NFC, without a trailing slash; undecodable paths stay as they are. */
export function canonicalPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname).normalize("NFC");
  } catch {
    // A lone % decodes to nothing: such a path is no page of ours.
  }
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}

/** The route that answers a path, the 404 page for any that the table does not hold [R8]. */
export function matchRoute(pathname: string): Route {
  const path = canonicalPath(pathname);
  const { routes, notFound } = routeTable();
  return routes.find((route) => route.path === path) ?? notFound;
}
