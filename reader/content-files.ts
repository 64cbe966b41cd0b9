/** One YAML file of the content folder. `root` is what fault reports call its top (nothing
 * for arcs.yaml, whose entries are named by their own key); a missing list is an empty one. */
export interface ContentFile {
  file: string;
  root: string;
  required: boolean;
}

/** Every YAML file that the content folder may hold. */
export const CONTENT_FILES = {
  site: { file: "site.yaml", root: "site", required: true },
  arcs: { file: "arcs.yaml", root: "", required: true },
  affiches: { file: "affiches/affiches.yaml", root: "affiches", required: false },
  panneaux: { file: "panneaux/panneaux.yaml", root: "panneaux", required: false },
  createurs: { file: "createurs.yaml", root: "createurs", required: false },
  musique: { file: "musique.yaml", root: "musique", required: false },
  recherche: { file: "recherche.yaml", root: "recherche", required: false },
  streamers: { file: "streamers.yaml", root: "streamers", required: false },
} as const satisfies Record<string, ContentFile>;

export type ContentFileName = keyof typeof CONTENT_FILES;
