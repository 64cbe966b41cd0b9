/** One space for all of them: the site's faces draw the narrow one a tenth of an em wide, which nobody sees. */
const HELD = "\u00a0";

/**
 * Puts the spaces of French typography into a text written with plain ones, or with narrow ones: before : ; ! ?, inside « »,
 * between nº and its number and between a number and the time it counts.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/«[ \u202f]/g, `«${HELD}`)
    .replace(/[ \u202f]([»:;!?])/g, `${HELD}$1`)
    .replace(/\b(n[º°]) (?=\d)/gi, `$1${HELD}`)
    .replace(/(\d) (?=(?:secondes?|minutes?|heures?|jours?|mois|ans?)\b)/g, `$1${HELD}`);
}

/** The same for a title on its few lines: an article that follows a colon stays with its noun. */
export function titleSpaces(title: string): string {
  return frenchSpaces(title).replace(/(: (?:l[ae]s?|une?|d[ue]s?|aux?|à)) /gi, `$1${HELD}`);
}
