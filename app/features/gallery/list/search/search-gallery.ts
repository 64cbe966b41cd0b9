import { foldText } from "#text/fold-text.ts";
import { BLOCK } from "#schemas/gallery-index.ts";

/** Titles and authors of a block of the index, an entry each. */
interface Texts {
  titles: readonly string[];
  authors: readonly string[];
}

/** Stands between title and author, so that no query matches across them. */
const BETWEEN = "\u0001";

interface Folded {
  text: string;
  /** Where the line of each entry starts in the text. */
  starts: Int32Array;
}

/** Searches a gallery; folds its texts once, block by block. */
export interface GallerySearch {
  /**
   * Positions, in order, of the entries whose title or author holds the query [P7].
   * @param atWord only where a word of theirs begins so
   */
  find: (query: string, atWord?: boolean) => Int32Array;
  /** Folds one more block ahead of time; false when all are. For idle moments. */
  prepare: () => boolean;
}

/**
 * @param blocks all of them whole but the last
 * @returns a search whose answer takes a scan of the folded text, whatever the number of matches
 */
export function gallerySearch(blocks: readonly Texts[]): GallerySearch {
  const folded: Folded[] = [];
  const size = blocks.reduce((sum, { titles }) => sum + titles.length, 0);

  function prepare(): boolean {
    const next = blocks[folded.length];
    if (next) folded.push(fold(next));
    return folded.length < blocks.length;
  }

  return {
    prepare,
    find(query, atWord = false) {
      while (prepare());
      const found = new Int32Array(size);
      const total = folded.reduce((sum, block, i) => scan(block, query, atWord, i * BLOCK, found, sum), 0);
      return found.slice(0, total);
    },
  };
}

function fold({ titles, authors }: Texts): Folded {
  const text = foldText(titles.map((title, i) => `${title}${BETWEEN}${authors[i]}`).join("\n"));
  const starts = new Int32Array(titles.length + 1);
  for (let line = 1; line < titles.length; line++) starts[line] = text.indexOf("\n", starts[line - 1]) + 1;
  starts[titles.length] = text.length + 1;
  return { text, starts };
}

/** Adds the block's matches to `found` from `total` on; gives the new total. */
function scan(
  { text, starts }: Folded,
  query: string,
  atWord: boolean,
  base: number,
  found: Int32Array,
  total: number,
): number {
  let line = 0;
  let count = total;
  const isInside = (at: number) => atWord && at > 0 && /[a-z0-9]/.test(text.charAt(at - 1));
  const next = (from?: number) => {
    let at = text.indexOf(query, from);
    while (isInside(at)) at = text.indexOf(query, at + 1);
    return at;
  };
  for (let at = next(); at !== -1; at = next(starts[line])) {
    while ((starts[line + 1] ?? Infinity) <= at) line++;
    found[count++] = base + line;
    line++;
    if ((starts[line] ?? Infinity) > text.length) break;
  }
  return count;
}
