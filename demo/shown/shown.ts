/** What the pictures of a family show, as the staff would write it beside each. */
export interface FamilyShown {
  /** The name of the family in `all.ts`. */
  family: string;
  genre: string;
  /** Key of arcs.yaml; the city of no arc in particular has none. */
  arc?: string;
  /** Words that are true of every picture of the family. */
  all?: string;
  /** By id: the things one sees, with commas. */
  seen: Readonly<Record<string, string>>;
  /** By id, where it is not the family's. */
  genres?: Readonly<Record<string, string>>;
  arcs?: Readonly<Record<string, string>>;
  /** By id: who is on it, by the names of the players. Who signed it follows from the credit. */
  joueurs?: Readonly<Record<string, readonly string[]>>;
}
