/** What a visitor reads of an error that no rule foresaw; the journal keeps the rest under the same number. */
export function unforeseenWords(number: string): string {
  return `Le site a rencontré une erreur (n°\u00a0${number}). Réessayez dans un instant.`;
}

/** What the journal keeps of an error: its stack, which holds no visitor's words. */
export function detailOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : "inconnue";
}
