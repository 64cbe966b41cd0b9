import type { Gallery } from "#schemas/gallery-item.ts";

/**
 * The pages of the site in the order of the menu, the only list of them [R1–R7, H2]: the URL table, the menus, the build,
 * the sitemap, the chats' images and the tests' lists follow it. `path` is decoded, NFC. A new page: a line here, its file
 * in `app/routes/` (see {@link pageName}), and its loader in `app/routes.ts`.
 */
export const PAGES = [
  { path: "/", label: "Accueil" },
  { path: "/arc", label: "Arc" },
  { path: "/stream", label: "Joueurs" },
  { path: "/vidéo", label: "Vidéo" },
  { path: "/affiche", label: "Affiches" },
  { path: "/panneau", label: "Panneau" },
  { path: "/musique", label: "Musique" },
] as const;

/** The path of the page that answers every path that is none of theirs [R8]; it stands in no menu. */
export const NOT_FOUND = "/404";

/** The staff's form: a page of its own, in no menu, that is there only where the content asks for it (workshop/). */
export const WORKSHOP = "/admin";

/**
 * The wall alone, to choose a poster from inside the game: a page that stands in frames of others, and in no menu. It is
 * made where site.yaml names who may frame it, under an address of its own: hosts of files give headers by path alone.
 */
export const CHOOSER = "/choisir";

/** One page of the menu. */
export type SitePage = (typeof PAGES)[number];
export type PagePath = SitePage["path"];
/** The path of any page, also of those that stand in no menu. */
export type AnyPath = PagePath | typeof CHOOSER | typeof NOT_FOUND;

/** Every page that each site has: those of the menu, then the 404 page. */
export function everyPath(): AnyPath[] {
  return [...PAGES.map(({ path }) => path), NOT_FOUND];
}

/** What narrows a gallery, and what puts it in another order. */
type GalleryQuery = "arc" | "genre" | "couleur" | "auteur" | "tri";

/** What the address of a page may ask of it, by the names of the parameters [R9]. */
interface PageQuery {
  "/stream": "arc" | "direct" | "joueur" | "q";
  "/affiche": "affiche" | GalleryQuery | "q";
  "/panneau": "panneau" | GalleryQuery;
  "/musique": "piste" | "q";
}
/** Any of them, and `mur`, somebody's wall: its links are written by `wallAddress` alone. */
export type QueryName = PageQuery[keyof PageQuery] | "mur";

/** An address of the site as a link writes it: a page, a place in it or what it is asked. A path that does not exist is a type error. */
export type SiteAddress =
  | PagePath
  | `${PagePath}#${string}`
  | { [Path in keyof PageQuery]: `${Path}?${PageQuery[Path]}=${string}` }[keyof PageQuery];

/** The address of one picture of a gallery, open over its wall. */
export function pictureAddress(gallery: Gallery, id: string): SiteAddress {
  return gallery === "panneaux" ? `/panneau?panneau=${id}` : `/affiche?affiche=${id}`;
}

/** What an address of any page ends in that raises the phone, for who comes from elsewhere to write. */
export const WRITE_HASH = "#ecrire";

/** The file of a page in the public folder: `index.html`, `vidéo/index.html`; static hosts look for `404.html` by that name. */
export function pageFile(path: AnyPath | typeof WORKSHOP): string {
  if (path === NOT_FOUND) return "404.html";
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** What a page is called where no slash and no accent will do, its file in `app/routes/` first: `accueil`, `video`, `not-found`. */
export function pageName(path: AnyPath): string {
  if (path === NOT_FOUND) return "not-found";
  return path === "/" ? "accueil" : path.slice(1).normalize("NFD").replace(/\p{M}/gu, "");
}

/** The public path of a page's image for the chats. */
export function socialImagePath(path: AnyPath): string {
  return `/social/${pageName(path)}.jpg`;
}
