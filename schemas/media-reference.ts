/** Where in the content something is said: file relative to the content folder, line and column from 1, French key path. */
export interface ContentPlace {
  file: string;
  line: number;
  column: number;
  field: string;
}

/** What a file of the content is used for; it decides the sizes that are made and the formats that are accepted. */
export type MediaUse =
  | "affiches"
  | "panneaux"
  | "portrait"
  | "apercu"
  | "arc"
  | "logo"
  | "piste"
  | "video"
  | "sous-titres"
  | "police";

/** One file that the content names: its path in the content folder, its use, and where it is named. */
export interface MediaReference {
  path: string;
  use: MediaUse;
  at: ContentPlace;
}
