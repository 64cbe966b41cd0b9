/** A text between guillemets. */
export function quoted(text: string): string {
  return `«\u00a0${quotedInside(text)}\u00a0»`;
}

/** What stands between guillemets: those that it brings itself are “ ”, as French sets a quotation within another. */
export function quotedInside(text: string): string {
  return text.replace(/«[ \u00a0\u202f]*/g, "“").replace(/[ \u00a0\u202f]*»/g, "”");
}
