import { foldText } from "#app/ui/fold-text.ts";

/** Entries folded at once: small enough to stay under a frame on a slow phone, large enough to be rare. */
const BLOCK = 2000;
/** Stands between title and author, so that no query matches across them. */
const BETWEEN = "\u0001";

interface Block {
  text: string;
  /** Where the line of each entry of the block starts in the text. */
  starts: Int32Array;
}

/** Searches a gallery; folds its texts once, block by block. */
export interface GallerySearch {
  /** Positions, in order, of the entries whose title or author holds the query [P7]. */
  find: (query: string) => Int32Array;
  /** Folds one more block ahead of time; false when all are. For idle moments. */
  prepare: () => boolean;
}

/** The query as it is compared: folded, without blanks around it; empty means that all entries show [P7]. */
export function foldQuery(text: string): string {
  // oxlint-disable-next-line no-control-regex -- what separates entries cannot be searched for
  return foldText(text.replace(/[\u0000-\u001f]/g, " ")).trim();
}

/**
 * @param titles and authors of the same length, an entry each
 * @returns a search whose answer takes a scan of the folded text, whatever the number of matches
 */
export function gallerySearch(titles: readonly string[], authors: readonly string[]): GallerySearch {
  const blocks: Block[] = [];
  const count = Math.ceil(titles.length / BLOCK);
  const blockAt = (i: number) => (blocks[i] ??= foldBlock(titles, authors, i * BLOCK));

  return {
    prepare() {
      if (blocks.length < count) blockAt(blocks.length);
      return blocks.length < count;
    },
    find(query) {
      const found = new Int32Array(titles.length);
      let total = 0;
      for (let i = 0; i < count; i++) {
        const block = blockAt(i);
        total = scan(block, query, i * BLOCK, found, total);
      }
      return found.slice(0, total);
    },
  };
}

function foldBlock(titles: readonly string[], authors: readonly string[], from: number): Block {
  const size = Math.min(BLOCK, titles.length - from);
  const lines = Array.from({ length: size }, (_, i) => `${titles[from + i]}${BETWEEN}${authors[from + i]}`);
  const text = foldText(lines.join("\n"));
  const starts = new Int32Array(size + 1);
  for (let line = 1; line < size; line++) starts[line] = text.indexOf("\n", starts[line - 1]) + 1;
  starts[size] = text.length + 1;
  return { text, starts };
}

/** Adds the block's matches to `found` from `total` on; gives the new total. */
function scan(
  { text, starts }: Block,
  query: string,
  base: number,
  found: Int32Array,
  total: number,
): number {
  let line = 0;
  let count = total;
  for (let at = text.indexOf(query); at !== -1; at = text.indexOf(query, starts[line])) {
    while ((starts[line + 1] ?? Infinity) <= at) line++;
    found[count++] = base + line;
    line++;
    if ((starts[line] ?? Infinity) > text.length) break;
  }
  return count;
}
