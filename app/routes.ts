import { CHOOSER, NOT_FOUND, type PagePath, PAGES } from "#addresses/pages.ts";
import type { PageModule, RouteTable } from "#app/router/route-table.ts";

/** The way to the code of each page; the build expects it in the file that bears the page's name. */
const LOADERS: Record<PagePath, () => Promise<PageModule>> = {
  "/": () => import("#app/routes/accueil.tsx"),
  "/arc": () => import("#app/routes/arc.tsx"),
  "/stream": () => import("#app/routes/stream.tsx"),
  "/vidéo": () => import("#app/routes/video.tsx"),
  "/affiche": () => import("#app/routes/affiche.tsx"),
  "/panneau": () => import("#app/routes/panneau.tsx"),
  "/musique": () => import("#app/routes/musique.tsx"),
};

/**
 * The URL table of the site; the 404 page answers every path that is not in it [R8].
 * @param framed whether somebody may show the page that stands in frames: otherwise there is none
 */
export function urlTable(framed: boolean): RouteTable {
  const chooser = { path: CHOOSER, load: () => import("#app/routes/choisir.tsx") };
  return {
    routes: [...PAGES.map(({ path }) => ({ path, load: LOADERS[path] })), ...(framed ? [chooser] : [])],
    notFound: { path: NOT_FOUND, load: () => import("#app/routes/not-found.tsx") },
  };
}
