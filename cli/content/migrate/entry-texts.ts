import { Document, isMap, isNode, isScalar, isSeq, Lexer, parseDocument, type YAMLMap } from "yaml";

/** What changes when an entry moves from a list to a file of its own. */
export interface Move {
  /** The key that the file's name stands for, which leaves the entry. */
  key: string;
  /** Where it must be said to stand, when the order of dates and names does not say it. */
  rang: number | undefined;
}

/** What announces a scalar among the lexemes of YAML. */
const SCALAR = "\u001F";

/**
 * The texts of the files that a list becomes, one an entry, in its order. Comments stay with the entry that they stand
 * in or above; those around the list go to the first and the last.
 * @param list a YAML list of maps without a fault
 */
export function entryTexts(list: string, moves: readonly Move[]): string[] {
  const document = parseDocument(list);
  const seq = isSeq(document.contents) ? document.contents : undefined;
  const maps = seq?.items.filter((item) => isMap(item)) ?? [];
  return moves.flatMap(({ key, rang }, index) => {
    const map = maps[index];
    if (!map) return [];
    const around = index === maps.length - 1 ? [seq?.comment, document.comment] : [];
    const before = [index === 0 && document.commentBefore, map.commentBefore, ...takeLine(map, key)];
    const after = [map.comment, ...around];
    map.commentBefore = null;
    map.comment = null;
    map.spaceBefore = false;
    map.flow = false;
    const entry = new Document(map);
    if (rang !== undefined) map.items.splice(lineOfRank(map), 0, entry.createPair("rang", rang));
    const text = entry.toString({ lineWidth: 0, flowCollectionPadding: false });
    return [commented(before) + text + commented(after)];
  });
}

/** What the comments of YAML texts say, sorted, to see that nothing of it is lost on the way. */
export function commentsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => {
      const lexemes = [...new Lexer().lex(text)];
      return lexemes.filter((lexeme, index) => lexeme.startsWith("#") && lexemes[index - 1] !== SCALAR);
    })
    .map((comment) => comment.slice(1).trim())
    .filter((comment) => comment !== "")
    .toSorted();
}

/** Takes a line out of an entry; gives its comments. */
function takeLine(map: YAMLMap, key: string) {
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  map.delete(key);
  const nodes = [pair?.key, pair?.value].filter((node) => isNode(node));
  return nodes.flatMap(({ commentBefore, comment }) => [commentBefore, comment]);
}

/** After what names the entry, before what describes it. */
function lineOfRank({ items }: YAMLMap): number {
  const image = items.findIndex((item) => isScalar(item.key) && item.key.value === "image");
  return image === -1 ? items.length : image + 1;
}

function commented(comments: readonly (string | false | null | undefined)[]): string {
  return comments
    .flatMap((comment) => (comment ? comment.split("\n") : []))
    .map((line) => (line.trim() === "" ? "\n" : `#${line}\n`))
    .join("");
}
