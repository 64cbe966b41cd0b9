import { expect, type Page } from "@playwright/test";

/** Fails when a line begins with punctuation that French typography keeps with the word before it: « ! ? ; : » ». */
export async function expectPunctuationWithItsWord(page: Page): Promise<void> {
  expect(await page.evaluate(linesThatBeginWithPunctuation)).toEqual([]);
}

/** Runs in the page: the sentences in which such a mark stands on another line than the word before it. */
function linesThatBeginWithPunctuation(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const bad: string[] = [];
  const lineOf = (text: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].findLast(({ width }) => width > 0);
  };
  let previous: Node | null = null;
  for (let text = texts.nextNode(); text; previous = text, text = texts.nextNode()) {
    const words = text.nodeValue ?? "";
    // The word may stand in a piece of its own.
    if (/^[!?;:»]/.test(words) && previous?.nodeValue?.endsWith(" ")) {
      const before = lineOf(previous, 0, previous.nodeValue.length - 1);
      const mark = lineOf(text, 0, 1);
      if (before && mark && mark.top > before.bottom - 1) bad.push(previous.nodeValue + words);
    }
    for (const { 0: found, 1: word = "", index } of words.matchAll(/(\S+)\s[!?;:»]/g)) {
      const before = lineOf(text, index, index + word.length);
      const mark = lineOf(text, index + found.length - 1, index + found.length);
      if (before && mark && mark.top > before.bottom - 1) bad.push(words);
    }
  }
  return bad;
}
