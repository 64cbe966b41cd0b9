/**
 * The pages of the site in the order of the menu, the only list of them [R1–R7, H2]: the URL table, the menus, the build,
 * the sitemap, the chats' images and the tests' lists follow it. `name` is that of the page's file in `app/routes/` and of
 * its image for the chats; `path` is decoded, NFC. A new page: a line here, its file, and its loader in `app/routes.ts`.
 */
export const PAGES = [
  { name: "accueil", path: "/", label: "Accueil" },
  { name: "arc", path: "/arc", label: "Arc" },
  { name: "stream", path: "/stream", label: "Joueurs" },
  { name: "video", path: "/vidéo", label: "Vidéo" },
  { name: "affiche", path: "/affiche", label: "Affiches" },
  { name: "panneau", path: "/panneau", label: "Panneau" },
  { name: "musique", path: "/musique", label: "Musique" },
] as const;

/** The page that answers every path that is none of theirs [R8]; it stands in no menu. */
export const NOT_FOUND = { name: "not-found", path: "/404" } as const;

/** One page of the menu. */
export type SitePage = (typeof PAGES)[number];
export type PagePath = SitePage["path"];
/** The name of any page, the 404 page's among them. */
export type PageName = SitePage["name"] | typeof NOT_FOUND.name;

/** What the address of a page may ask of it, by the names of the parameters [R9]. */
interface PageQuery {
  "/stream": "arc" | "direct" | "q";
  "/affiche": "affiche" | "auteur" | "q";
  "/panneau": "panneau" | "auteur";
  "/musique": "piste" | "q";
}
export type QueryName = PageQuery[keyof PageQuery];

/** An address of the site as a link writes it: a page, a place in it or what it is asked. A path that does not exist is a type error. */
export type SiteAddress =
  | PagePath
  | `${PagePath}#${string}`
  | { [Path in keyof PageQuery]: `${Path}?${PageQuery[Path]}=${string}` }[keyof PageQuery];

/** The file of a page in the public folder: `index.html`, `vidéo/index.html`; static hosts look for `404.html` by that name. */
export function pageFile(path: PagePath | typeof NOT_FOUND.path): string {
  if (path === NOT_FOUND.path) return "404.html";
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}
