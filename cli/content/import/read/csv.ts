import { Refused, type Value } from "./value.ts";

interface Row {
  line: number;
  cells: string[];
}

/** The first line by which Excel is told the separator: no row of the list. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?\r?(?:\n|$)/i;

/** Reads the CSV of a spreadsheet, whose first row names the columns; semicolons, commas or tabs, quotes, lines in cells. */
export function readCsv(text: string): Value {
  const [head, ...rows] = csvRows(text);
  const names = columnNames(head?.cells ?? []);
  const items = rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map(({ line, cells }): Value => {
      const fields = cells.map((text, index): [string, Value] => [
        names[index] || `colonne ${index + 1}, sans nom`,
        { line, kind: "text", text },
      ]);
      return { line, kind: "map", fields: new Map(fields) };
    });
  return { line: head?.line ?? 1, kind: "list", items, columns: names };
}

/** The names of the columns; what repeats a name is no field that anyone reads, and is told by its place. */
function columnNames(cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim());
  const bare = names.map((name) => name.toLowerCase());
  return names.map((name, index) =>
    name !== "" && bare.indexOf(name.toLowerCase()) < index ? `${name}, encore (colonne ${index + 1})` : name,
  );
}

/** The rows of a CSV text with the line on which each begins. @throws Refused for a quote that nothing closes */
function csvRows(text: string): Row[] {
  const [preface = "", separator = separatorOf(text)] = SEPARATOR_LINE.exec(text) ?? [];
  const rows: Row[] = [];
  let line = preface === "" ? 1 : 2;
  let row: Row = { line, cells: [] };
  let cell = "";
  let quote: { at: number; line: number } | undefined;
  const endRow = () => {
    row.cells.push(cell);
    rows.push(row);
    cell = "";
  };
  for (let at = preface.length; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\n") line++;
    if (quote) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      // Text right after lines in quotes: what closed them opens the quotes of another cell.
      else if (quote.line < line && !endsCell(text, at + 1, separator)) throw neverCloses(text, quote);
      else quote = undefined;
    } else if (sign === '"' && cell.trim() === "") {
      quote = { at, line };
      cell = "";
    } else if (sign === separator) {
      row.cells.push(cell);
      cell = "";
    } else if (sign === "\n") {
      endRow();
      row = { line, cells: [] };
    } else if (sign !== "\r") cell += sign;
  }
  if (quote) throw neverCloses(text, quote);
  if (cell !== "" || row.cells.length > 0) endRow();
  return rows;
}

function endsCell(text: string, at: number, separator: string): boolean {
  const [, next = ""] = /^ *(.?)/.exec(text.slice(at, at + 80)) ?? [];
  return next === "" || next === separator;
}

function neverCloses(text: string, { at, line }: { at: number; line: number }): Refused {
  const [rest = ""] = text.slice(at, at + 30).split(/\r?\n/);
  return new Refused(
    `Un guillemet ouvert ne se referme pas : « ${rest} ». → Fermez-le à la fin de sa case, ou retirez-le ; dans une case entre guillemets, un guillemet du texte s’écrit deux fois ("").`,
    line,
  );
}

/** The sign that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [first = ""] = text.replace(/"[^"]*"/g, "").split("\n", 1);
  const count = (sign: string) => first.split(sign).length;
  return [";", ",", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ";";
}
