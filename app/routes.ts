import type { ComponentType } from "react";
import type { PagePath } from "./navigation.ts";

/** What a page says of itself: `title` for the tab and the chats, `description` for search engines. */
export interface PageMeta {
  title: string;
  description: string;
}

export interface PageModule {
  meta: PageMeta;
  Page: ComponentType;
}

export interface Route {
  path: PagePath | "/404";
  load: () => Promise<PageModule>;
}

/** The URL table of the site [R1–R9]. */
export const routes: readonly Route[] = [
  { path: "/", load: () => import("./routes/accueil.tsx") },
  { path: "/arc", load: () => import("./routes/arc.tsx") },
  { path: "/stream", load: () => import("./routes/stream.tsx") },
  { path: "/vidéo", load: () => import("./routes/video.tsx") },
  { path: "/affiche", load: () => import("./routes/affiche.tsx") },
  { path: "/panneau", load: () => import("./routes/panneau.tsx") },
  { path: "/musique", load: () => import("./routes/musique.tsx") },
];

/** Answers every other path [R8]. */
export const notFound: Route = { path: "/404", load: () => import("./routes/not-found.tsx") };
