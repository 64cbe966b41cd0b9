import type { QueryName } from "#addresses/pages.ts";
import type { Gallery } from "#schemas/gallery-item.ts";
import { counted, frenchNumber } from "#text/counted.ts";

/** What differs between posters and signs: words, and the name of the parameter that opens one. */
export interface GalleryWords {
  /** All of them, in the middle of a sentence as well. */
  gallery: Gallery;
  param: QueryName;
  title: string;
  /** Literal start of the counter [P2, S1]. */
  counter: string;
  /** One of them, to name an image. */
  one: string;
  /** On the button that shows them all again. */
  everything: string;
  /** Its author, not credited, says so. */
  mine: string;
  /** One of them, pointed at. */
  this: string;
  /** What an adjective of it ends with: « suivante », « suivant », « vues », « récentes ». */
  ending: string;
  unknown: string;
  none: string;
  /** What stands in the place of a wall that nobody has hung anything on yet. */
  nothing: string;
}

export const posterWords: GalleryWords = {
  gallery: "affiches",
  param: "affiche",
  title: "Affiches",
  counter: "Nombre d'affiches",
  one: "Affiche",
  everything: "Toutes les affiches",
  mine: "C’est la mienne",
  this: "cette affiche",
  ending: "e",
  unknown: "Cette affiche n’existe pas, ou plus. Voici toutes les autres.",
  none: "Aucune affiche",
  nothing: "Le mur est encore nu. Les premières affiches arrivent.",
};

export const signWords: GalleryWords = {
  gallery: "panneaux",
  param: "panneau",
  title: "Panneaux",
  counter: "Nombre de panneaux",
  one: "Panneau",
  everything: "Tous les panneaux",
  mine: "C’est le mien",
  this: "ce panneau",
  ending: "",
  unknown: "Ce panneau n’existe pas, ou plus. Voici tous les autres.",
  none: "Aucun panneau",
  nothing: "La rue est encore vide. Les premiers panneaux arrivent.",
};

/** « Vues récemment »: those that were opened lately on this device. */
export function seenWords({ ending }: Pick<GalleryWords, "ending">): string {
  return `Vu${ending}s récemment`;
}

/** « 12 résultats », « 1 résultat », « 0 résultat ». */
export function resultCount(count: number): string {
  return counted(count, "résultat", "résultats");
}

/** How pictures answer by what they show: all words of a search, or some where none has them all. */
export function shownWords(partly: boolean): string {
  return partly ? "avec une partie de ces mots" : "par ce qu’elles montrent";
}

/** What is seen of both counts: what titles and authors answer, or, where these say nothing, what the pictures show. */
export function seenCount(count: number, also: number, partly: boolean): string {
  if (count > 0 || also === 0) return resultCount(count);
  // In as few words: on a phone a line more would push the box away under what one types. How they answer, their title says.
  return partly ? counted(also, "résultat proche", "résultats proches") : resultCount(also);
}

/** « 12 résultats, et 3 par ce que montrent les images »: both counts of a search, as they are said. */
export function bothCounts(count: number, also: number, partly: boolean): string {
  if (also === 0) return resultCount(count);
  const how = partly ? shownWords(true) : "par ce que montrent les images";
  return count === 0
    ? `${resultCount(also)}, ${how}`
    : `${resultCount(count)}, et ${frenchNumber(also)} ${how}`;
}

/** « 12 / 300 »: the rank of an entry, from 1, among those shown. */
export function rankWords(rank: number, count: number): string {
  return `${frenchNumber(rank)} / ${frenchNumber(count)}`;
}

/** « 724 × 1024 px · 210 ko »: what the game will load, or undefined when the site does not know. Sizes in pixels and bytes. */
export function importSize(image: { width: number; height: number; bytes: number }): string | undefined {
  if (image.width === 0 || image.height === 0) return undefined;
  const size = `${image.width} × ${image.height} px`;
  return image.bytes === 0 ? size : `${size} · ${weight(image.bytes)}`;
}

function weight(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} ko`;
  return `${frenchNumber(Math.round(bytes / 100_000) / 10)} Mo`;
}
