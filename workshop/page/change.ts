/** A file as the editor is about to write it: the text of an entry, or the bytes of an image. */
export interface Change {
  path: string;
  data?: unknown;
}
