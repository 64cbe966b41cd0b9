import type { QueryName } from "#addresses/pages.ts";
import type { Gallery } from "#schemas/gallery-item.ts";

/** What differs between posters and signs: words, and the name of the parameter that opens one. */
export interface GalleryWords {
  gallery: Gallery;
  param: QueryName;
  title: string;
  /** Literal start of the counter [P2, S1]. */
  counter: string;
  /** One of them, to name an image. */
  one: string;
  /** All of them, in the middle of a sentence. */
  all: string;
  /** On the button that shows them all again. */
  everything: string;
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
  all: "affiches",
  everything: "Toutes les affiches",
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
  all: "panneaux",
  everything: "Tous les panneaux",
  unknown: "Ce panneau n’existe pas, ou plus. Voici tous les autres.",
  none: "Aucun panneau",
  nothing: "La rue est encore vide. Les premiers panneaux arrivent.",
};
