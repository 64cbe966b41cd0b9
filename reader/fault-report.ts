import type { Fault } from "#schemas/content.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { inert } from "#text/in-terminal.ts";
import { byPlace } from "./fault-order.ts";
import { faultWords } from "./fault-words.ts";

/** How a report is written: the folder in front of file names (as the reader would type it) and colour or not. */
export interface ReportStyle {
  folder: string;
  colour: boolean;
}

/**
 * The report of a content check, one fault in two lines, sorted by file and line, with a count at the end. The same
 * text serves `content check`, the build and the start of the server.
 */
export function faultReport(faults: readonly Fault[], { folder, colour }: ReportStyle): string {
  const paint = painter(colour);
  return [...lines(faults, folder, paint), "", paint(31, frenchSpaces(summary(faults))), ""].join("\n");
}

/** What the staff should know and may leave as it is, written like a report of faults; empty when there is nothing. */
export function noticeReport(notices: readonly Fault[], { folder, colour }: ReportStyle): string {
  if (notices.length === 0) return "";
  const paint = painter(colour);
  const title = frenchSpaces("À savoir (rien n’empêche de publier) :");
  return [paint(33, title), ...lines(notices, folder, paint), "", ""].join("\n");
}

type Paint = (code: number, text: string) => string;

function painter(colour: boolean): Paint {
  return colour ? (code, text) => `\u001b[${code}m${text}\u001b[0m` : (_, text) => text;
}

function lines(faults: readonly Fault[], folder: string, paint: Paint): string[] {
  const prefix = folder.replace(/\/*$/, "/");
  return faults
    .toSorted(byPlace)
    .flatMap((fault) => [
      `${paint(36, `${prefix}${clean(fault.file)}:${fault.line}:${fault.column}`)}  ${paint(1, clean(fault.field))} — ${faultWords(clean(fault.message))}`,
      `    ${paint(32, "→")} ${faultWords(clean(fault.remedy))}`,
    ]);
}

function summary(faults: readonly Fault[]): string {
  const files = new Set(faults.map((fault) => fault.file)).size;
  const errors = faults.length === 1 ? "1 erreur" : `${faults.length} erreurs`;
  return `${errors} dans ${files === 1 ? "1 fichier" : `${files} fichiers`}.`;
}

/** Content may hold anything: what it holds must not drive the terminal of the person who reads the report. */
function clean(text: string): string {
  return inert(text, "�");
}
