/** What to say of a no-break space where YAML wants a plain one: nobody sees it. */
export const NO_BREAK =
  "Une espace de cette ligne est insécable : elle ne se voit pas, et ne compte pas pour une espace. → Remplacez-la par une espace ordinaire : effacez-la, et retapez-la avec la barre d’espace.";

/** Whether a line has one in its shift, after its dash, or beside the « : » of its key. */
export function hasNoBreak(line: string): boolean {
  return /^[ -]*[\u00a0\u202f]|^[ -]*[\w-]+(?:[\u00a0\u202f] *:|:[\u00a0\u202f])/.test(line);
}
