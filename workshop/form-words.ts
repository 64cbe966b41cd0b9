/** A complaint of the check as the form says it: a sentence without its arrow, nor the quotes that only a file needs. */
export function formWords(complaint: string): string {
  return complaint
    .replace(" → ", " ")
    .replace(/,? (?:entre guillemets|guillemets compris)/, "")
    .replaceAll(/"([^" ]+)"/g, "$1");
}
