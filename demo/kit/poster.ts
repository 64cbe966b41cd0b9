/** One image of the demonstration content: its words for the site, and how to draw it. */
export interface Poster {
  /** ASCII kebab-case, unique over all posters and signs, at most 48 characters. */
  id: string;
  titre: string;
  /** Author credit; '???' or '' as in real life. */
  auteur: string;
  width: number;
  height: number;
  /** The whole SVG document; called once, must be deterministic. */
  draw(): string;
}
