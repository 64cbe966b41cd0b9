const BEFORE_COLON = "\u00a0";
const NARROW = "\u202f";

/** Puts the spaces of French typography into a text written with plain ones: before : ; ! ?, inside « » and between nº and its number. */
export function frenchSpaces(text: string): string {
  return text
    .replaceAll("« ", `«${BEFORE_COLON}`)
    .replaceAll(" »", `${BEFORE_COLON}»`)
    .replace(/\b(n[º°]) (?=\d)/gi, `$1${BEFORE_COLON}`)
    .replaceAll(" :", `${BEFORE_COLON}:`)
    .replace(/ ([;!?])/g, `${NARROW}$1`);
}
