/** The attribute that carries the words of a piece of lettering, drawn as outlines. */
export const LETTERED = "data-words";

export function escapeAttribute(words: string): string {
  return words
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function unescapeAttribute(words: string): string {
  return words
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** The words of a drawing, in the order in which it is drawn; those inside other words, such as a paragraph's lines, are not repeated. */
export function letteringOf(svg: string): string[] {
  const words: string[] = [];
  let inside = 0;
  // Groups alone carry words; an opening, a closing or an empty one.
  for (const [tag, name, attributes = ""] of svg.matchAll(/<(\/?g)\b([^>]*)>/g)) {
    if (name === "/g") {
      if (inside > 0) inside -= 1;
      continue;
    }
    if (tag.endsWith("/>")) continue;
    const found = new RegExp(`${LETTERED}="([^"]*)"`).exec(attributes)?.[1];
    if (inside === 0 && found !== undefined) words.push(unescapeAttribute(found));
    if (inside > 0 || found !== undefined) inside += 1;
  }
  return words;
}
