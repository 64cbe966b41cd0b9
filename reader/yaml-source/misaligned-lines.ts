/** A line that sets something: its shift, the dashes before it, the key and what follows. */
const LINE = /^( *)((?:- +)*)(?:(- *$)|\w[\w-]* *:(?= |$)(.*))?/;

/**
 * The lines (from 0) that stand under none of those above them: a space too few or too many. Looked at are lines of a key
 * or a dash, and those of a text that goes on below its key (| or >).
 */
export function misalignedLines(lines: readonly string[]): number[] {
  const found: number[] = [];
  /** The columns where lines above began, the outermost first. */
  let columns: number[] = [];
  /** Whether the line above leaves room for some below it: it ends in a key or a dash. */
  let open = true;
  /** The column of the key whose text goes on below, and that of the text. */
  let text: { key: number; column?: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const [, shift = "", dashes = "", dash, value] = LINE.exec(line) ?? [];
    const column = shift.length;
    if (line.trim() === "") continue;
    if (text && column > text.key) {
      text.column ??= column;
      if (column < text.column) found.push(index);
      continue;
    }
    if (/^\s*#/.test(line)) continue;
    if (dashes === "" && dash === undefined && value === undefined) {
      if (text) found.push(index);
      continue;
    }
    const fits = columns.includes(column) || (open && column > (columns.at(-1) ?? -1));
    if (!fits) found.push(index);
    columns = [...columns.filter((other) => other < column), column];
    const inner = column + dashes.length;
    if (inner > column) columns.push(inner);
    open = dash !== undefined || (value !== undefined && /^\s*(#.*)?$/.test(value));
    text = value !== undefined && /^\s*[|>][-+\d]*\s*(#.*)?$/.test(value) ? { key: inner } : undefined;
  }
  return found;
}
