/** A complaint of the check as the form says it: a sentence without its arrow, nor the quotes and lines that only a file has. */
export function formWords(complaint: string): string {
  return complaint
    .replace(" → ", " ")
    .replace("à la ligne genres: de recherche.yaml", "dans Recherche, à « Genres à ne pas confondre »")
    .replace(/,? (?:entre guillemets|guillemets compris)/, "")
    .replaceAll(/"([^" ]+)"/g, "$1");
}
