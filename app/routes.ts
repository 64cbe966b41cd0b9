import { CHOOSER, NOT_FOUND, type PagePath, PAGES } from "#addresses/pages.ts";
import type { Route, RouteTable } from "#app/router/route-table.ts";

/**
 * The way to the code of each page, which the build expects in the file that bears the page's name; and what the page shows
 * of the content: it gets that alone, in the build too.
 */
const WAYS: Record<PagePath, Omit<Route, "path">> = {
  "/": { content: ["home"], load: () => import("#app/routes/accueil.tsx") },
  "/arc": { content: ["arcs"], load: () => import("#app/routes/arc.tsx") },
  "/stream": { content: ["arcs", "streamers"], load: () => import("#app/routes/stream.tsx") },
  "/vidéo": { content: ["creators"], load: () => import("#app/routes/video.tsx") },
  "/affiche": { content: ["affiches", "affiches-wall"], load: () => import("#app/routes/affiche.tsx") },
  "/panneau": { content: ["panneaux", "panneaux-wall"], load: () => import("#app/routes/panneau.tsx") },
  "/musique": { content: ["music"], load: () => import("#app/routes/musique.tsx") },
};

const CHOICE: Route = {
  path: CHOOSER,
  content: ["affiches", "affiches-wall"],
  load: () => import("#app/routes/choisir.tsx"),
};

/**
 * The URL table of the site; the 404 page answers every path that is not in it [R8].
 * @param framed whether somebody may show the page that stands in frames: otherwise there is none
 */
export function urlTable(framed: boolean): RouteTable {
  return {
    routes: [...PAGES.map(({ path }) => ({ path, ...WAYS[path] })), ...(framed ? [CHOICE] : [])],
    notFound: { path: NOT_FOUND, content: ["arcs"], load: () => import("#app/routes/not-found.tsx") },
  };
}
