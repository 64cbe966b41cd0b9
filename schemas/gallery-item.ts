import * as z from "zod";
import { visibleText } from "#text/visible-text.ts";
import { depictionFields } from "./depiction.ts";
import { isoDate } from "./french-date.ts";
import { frenchText, Slug } from "./french-text.ts";
import { HttpsUrl, ImagePath } from "./links.ts";
import type { Picture } from "./picture.ts";
import { Rank } from "./rank.ts";
import { Withdrawal } from "./withdrawal.ts";

/**
 * One poster or sign as the staff writes it, three lines: `titre`, `auteur`, `image` [P8, S1]; then what its picture
 * shows, as far as someone has said it.
 * The id is the name of its file; in a list of before, that of its image unless `id` says otherwise. It never changes
 * when a title does.
 */
export const GalleryEntry = z
  .strictObject({
    id: Slug.optional(),
    titre: frenchText("le titre", 160),
    auteur: z
      .string({
        error: 'L’auteur doit être un texte. → Mettez-le entre guillemets ; inconnu, écrivez "???" ou "".',
      })
      .max(160, { error: "L’auteur est trop long : 160 caractères au plus. → Raccourcissez-le." })
      .nullish(),
    image: ImagePath,
    rang: Rank.optional(),
    import: HttpsUrl.optional(),
    ...depictionFields,
    retrait: Withdrawal,
  })
  .transform((entry) => ({
    id: entry.id ?? idOfImage(entry.image),
    title: entry.titre,
    author: visibleText(entry.auteur ?? ""),
    file: entry.image,
    externalImport: entry.import,
    withdrawn: entry.retrait,
    arc: entry.arc,
    genre: entry.genre,
    words: entry.mots,
    /** Its place among those that the staff arranged by hand. */
    rank: entry.rang,
    text: entry.texte,
    players: entry.joueurs,
    /** The day it was first hung, as 2023-03-31. */
    hung: entry.date === undefined ? undefined : isoDate(entry.date),
  }))
  .refine((entry) => Slug.safeParse(entry.id).success, {
    path: ["image"],
    error:
      "Le nom de l’image sert d’identifiant, et celui-ci ne peut pas. → Renommez le fichier avec des minuscules sans accent, des chiffres et des tirets, ou ajoutez une ligne « id ».",
  });
export type GalleryEntry = z.output<typeof GalleryEntry>;

/** The identifier that an image gives to its entry: its name without folder and extension. */
export function idOfImage(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.[^.]+$/, "");
}

/** What a player pastes into the game: an image that never moves. Sizes in pixels and bytes; 0 when external. */
export interface ImportImage {
  url: string;
  width: number;
  height: number;
  bytes: number;
}

/** The two forms of an import image, as its address ends. */
export const IMPORT_EXTENSIONS = ["png", "jpg"] as const;
export type ImportExtension = (typeof IMPORT_EXTENSIONS)[number];

/** One poster or sign as the pages show it [P8]. */
export interface GalleryItem {
  id: string;
  title: string;
  author: string;
  picture: Picture;
  import: ImportImage;
  /** 1 for what was hung within a month of the latest, else 0: a number, as the index keeps it. */
  fresh: 0 | 1;
}

/** The two galleries: folder name in `content/`, path of the import images and name of the public JSON file. */
export const GALLERIES = ["affiches", "panneaux"] as const;
export type Gallery = (typeof GALLERIES)[number];
