/** One YAML file of the content folder. `root` is what fault reports call its top (nothing
 * for arcs.yaml, whose entries are named by their own key); a missing list is an empty one. */
export interface ContentFile {
  file: string;
  root: string;
  required: boolean;
}

/** The YAML files that the content folder may hold, besides those of its entries. */
export const CONTENT_FILES = {
  site: { file: "site.yaml", root: "site", required: true },
  arcs: { file: "arcs.yaml", root: "", required: true },
  createurs: { file: "createurs.yaml", root: "createurs", required: false },
  musique: { file: "musique.yaml", root: "musique", required: false },
  recherche: { file: "recherche.yaml", root: "recherche", required: false },
} as const satisfies Record<string, ContentFile>;

/** Entries that have a file each, `<folder><name>.yaml`: posters, signs, players. */
export interface EntryKind {
  /** Their folder, with a slash at its end. */
  folder: string;
  /** The key that the file's name stands for. */
  key: "id" | "username";
  /** What the paths of their images start from. */
  images: string;
  /** The single file that held them all before, which is still read, and what fault reports call its top. */
  list: string;
  root: string;
  /** One of them in words, with its article. */
  one: string;
}

export const ENTRY_KINDS = {
  affiches: {
    folder: "affiches/",
    key: "id",
    images: "affiches/",
    list: "affiches/affiches.yaml",
    root: "affiches",
    one: "une affiche",
  },
  panneaux: {
    folder: "panneaux/",
    key: "id",
    images: "panneaux/",
    list: "panneaux/panneaux.yaml",
    root: "panneaux",
    one: "un panneau",
  },
  streamers: {
    folder: "joueurs/",
    key: "username",
    images: "",
    list: "streamers.yaml",
    root: "streamers",
    one: "un joueur",
  },
} as const satisfies Record<string, EntryKind>;

export type EntryKindName = keyof typeof ENTRY_KINDS;
export const ENTRY_KIND_NAMES = ["affiches", "panneaux", "streamers"] as const satisfies EntryKindName[];

/** What is read from the content folder: a file, or the entries of a kind together. */
export type SourceName = keyof typeof CONTENT_FILES | EntryKindName;
