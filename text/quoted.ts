/** A text between guillemets, those that it brings itself inside turned into “ ”, as French sets a quotation within another. */
export function quoted(text: string): string {
  const inside = text.replace(/«[ \u00a0\u202f]*/g, "“").replace(/[ \u00a0\u202f]*»/g, "”");
  return `«\u00a0${inside}\u00a0»`;
}
