import { NOT_FOUND, type PagePath, PAGES } from "#addresses/pages.ts";
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

/** The URL table of the site; the 404 page answers every path that is not in it [R8]. */
export const urlTable: RouteTable = {
  routes: PAGES.map(({ path }) => ({ path, load: LOADERS[path] })),
  notFound: { path: NOT_FOUND, load: () => import("#app/routes/not-found.tsx") },
};
