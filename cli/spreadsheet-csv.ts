import { safe } from "./safe-text.ts";

/**
 * Rows as CSV for a French spreadsheet: UTF-8 with its mark, semicolons, CRLF. A cell that a spreadsheet would take for a
 * formula is led by an apostrophe (OWASP ASVS 1.2.10).
 */
export function spreadsheetCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  const clean = safe(text);
  const inert = /^\s*[=+\-@\t\r]/.test(clean) ? `'${clean}` : clean;
  return `"${inert.replaceAll('"', '""')}"`;
}
