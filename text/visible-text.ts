/** What comes with a copied text, has no width and means nothing: searches and comparisons would meet it. */
const WIDTHLESS = /[\u200b\u2060\ufeff]/g;

/** A text that someone typed or pasted, as it is kept: what is seen of it, in one form of accents, trimmed. */
export function visibleText(text: string): string {
  return text.replace(WIDTHLESS, "").normalize("NFC").trim();
}
