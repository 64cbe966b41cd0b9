import type { Value } from "./value.ts";

interface Row {
  line: number;
  cells: string[];
}

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
  return { line: 1, kind: "list", items };
}

/** The names of the columns; what repeats a name is no field that anyone reads, and is told by its place. */
function columnNames(cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim());
  const bare = names.map((name) => name.toLowerCase());
  return names.map((name, index) =>
    name !== "" && bare.indexOf(name.toLowerCase()) < index ? `${name}, encore (colonne ${index + 1})` : name,
  );
}

/** The rows of a CSV text with the line on which each begins. A quote left open takes all that follows. */
function csvRows(text: string): Row[] {
  const separator = separatorOf(text);
  const rows: Row[] = [];
  let row: Row = { line: 1, cells: [] };
  let cell = "";
  let line = 1;
  let quoted = false;
  const endRow = () => {
    row.cells.push(cell);
    rows.push(row);
    cell = "";
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\n") line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (sign === separator) {
      row.cells.push(cell);
      cell = "";
    } else if (sign === "\n") {
      endRow();
      row = { line, cells: [] };
    } else if (sign !== "\r") cell += sign;
  }
  if (cell !== "" || row.cells.length > 0) endRow();
  return rows;
}

/** The sign that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [first = ""] = text.replace(/"[^"]*"/g, "").split("\n", 1);
  const count = (sign: string) => first.split(sign).length;
  return [";", ",", "\t"].toSorted((a, b) => count(b) - count(a))[0] ?? ";";
}
