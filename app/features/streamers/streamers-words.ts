/** How many watch somebody, in words. */
export function viewerWords(viewers: number): string {
  return `${viewers.toLocaleString("fr-FR")} ${viewers > 1 ? "spectateurs" : "spectateur"}`;
}
