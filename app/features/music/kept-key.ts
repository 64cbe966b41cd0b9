/** The key under which a tab remembers its player over a reload; a closed tab forgets it. */
export const KEPT = "lecteur";

/** Whether this tab had a track before its page was loaded again. */
export function wasKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}
