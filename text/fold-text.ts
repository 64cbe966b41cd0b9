const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };

/** A mark that nobody types in a search, with the space that French puts inside it: « Deux Fois » is looked for as deux fois. */
const QUOTE = /[«“][ \u00a0\u202f]*|[ \u00a0\u202f]*[»”]|"/;
/** Nor do people type these between two words: « Chez Lola, minuit » is looked for as chez lola minuit. */
const PAUSE = /[,;]|[ \u00a0\u202f]+:/;
/** What a search passes over. */
export const UNTYPED = new RegExp(`${QUOTE.source}|${PAUSE.source}`, "g");

/**
 * A text as searches compare it: lower case, without accents, quotation marks or commas, ligatures opened, hyphens taken as spaces,
 * typographic apostrophes and spaces made plain. Line feeds stay, so that thousands of texts fold in one call.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[œæß]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(UNTYPED, "")
    .replace(/[’‘]/g, "'")
    .replace(/[\u00a0\u202f‐‑-]/g, " ");
}

const ARTICLE = /^(?:[ld]'|(?:les?|la|une?|des?|du) +)(?=\S)/;

/** A folded query without the article that it begins with, which no name needs. */
export function withoutArticle(query: string): string {
  return query.replace(ARTICLE, "");
}

/** What people type around a name and no name needs: « vesperine ! », or with a picture. */
const TONE = String.raw`\u200d\s\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f`;
const AROUND = new RegExp(`^[${TONE}]+|[${TONE}!?.…]+$`, "gu");
/** What stands around a pseudo that is pasted: an @, or the address of its channel. */
const BEFORE_PSEUDO = /^@(?=\S)/;
const CHANNEL = /^(?:https?:\/\/)?(?:www\.|m\.)?twitch\.tv\/([^\s/?#]+).*$/;

/** A query as it is compared: folded, without what stands around it or before a pasted pseudo; empty means that everything shows [P7]. */
export function foldQuery(text: string): string {
  // oxlint-disable-next-line no-control-regex -- what separates entries cannot be searched for
  const words = foldText(text.replace(/[\u0000-\u001f]/g, " ")).trim();
  return (words.replace(AROUND, "") || words).replace(CHANNEL, "$1").replace(BEFORE_PSEUDO, "");
}
