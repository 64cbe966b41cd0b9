import { foldText, withoutArticle } from "#text/fold-text.ts";

const BETWEEN_WORDS = /[-_,\s]+/;

/** A query as some names answer it. */
export interface NameQuery {
  /** Folded, as it is marked in the names. */
  query: string;
  answers: (name: string) => boolean;
}

/**
 * Reads a query for names: those that hold it answer, and they alone [T6]. Where none does, those that hold it without its
 * article (« le proviseur » is Proviseure Delmas); where none does either, those that hold all its words, whatever their order
 * and what stands between them (« kolt et demi » is KoltEtDemi).
 * @param query folded
 */
export function readNames(names: readonly string[], query: string): NameQuery {
  const bare = withoutArticle(query);
  const held = [query, bare].find((text) => names.some((name) => foldText(name).includes(text)));
  if (held !== undefined) return { query: held, answers: (name) => foldText(name).includes(held) };
  const words = bare.split(BETWEEN_WORDS).filter(Boolean);
  return { query: bare, answers: (name) => words.length > 0 && holdsWords(foldText(name), words) };
}

function holdsWords(name: string, words: readonly string[]): boolean {
  const compact = name.split(BETWEEN_WORDS).join("");
  return words.every((word) => name.includes(word)) || compact.includes(words.join(""));
}
