import type { PagePath } from "./navigation.ts";
import type { Route, RouteTable } from "#app/router/route-table.ts";

/** The seven pages of the menu [R1–R7, R9]. */
const routes: readonly (Route & { path: PagePath })[] = [
  { path: "/", load: () => import("#app/routes/accueil.tsx") },
  { path: "/arc", load: () => import("#app/routes/arc.tsx") },
  { path: "/stream", load: () => import("#app/routes/stream.tsx") },
  { path: "/vidéo", load: () => import("#app/routes/video.tsx") },
  { path: "/affiche", load: () => import("#app/routes/affiche.tsx") },
  { path: "/panneau", load: () => import("#app/routes/panneau.tsx") },
  { path: "/musique", load: () => import("#app/routes/musique.tsx") },
];

/** The URL table of the site; the 404 page answers every path that is not in it [R8]. */
export const urlTable: RouteTable = {
  routes,
  notFound: { path: "/404", load: () => import("#app/routes/not-found.tsx") },
};
