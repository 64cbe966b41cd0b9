import type { Fault } from "./content.ts";
import type { ContentPlace } from "./media-reference.ts";

/** Between what is wrong and what to do, in the messages of the schemas. */
const SEPARATOR = " → ";

/** The page of the guide that shows every file, and the shortest of each. */
export const EVERY_FILE = "docs/le-contenu-fichier-par-fichier.md";

/** What to do when a message says nothing more precise. */
const REREAD = "Relisez cette ligne et comparez-la à une entrée qui marche.";

/** A fault at a place. `text` is French: what is wrong, then optionally ` → ` and what to do. */
export function faultAt(at: ContentPlace, text: string): Fault {
  const [message = text, remedy = REREAD] = text.split(SEPARATOR);
  return { ...at, message, remedy };
}
