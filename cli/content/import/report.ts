import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { safe } from "../../safe-text.ts";
import { spreadsheetCsv } from "../../spreadsheet-csv.ts";
import type { Verdict } from "./plan.ts";

const RESULTS: Record<Verdict["result"], string> = {
  added: "ajoutée",
  known: "déjà là",
  refused: "laissée de côté",
  later: "à reprendre",
};

/** How a run is told: of a folder or not, and what nothing was read of, "" when all was. */
interface Telling {
  isFolder: boolean;
  unreadWords: string;
}

/** Where an entry stands, in words: the files of a folder have names, and no lines. */
export function whereIs({ line, address }: Verdict, { isFolder }: { isFolder: boolean }): string {
  return isFolder ? `« ${address} »` : `ligne ${line}`;
}

/** How an entry is named: by where it stands, and its title unless its file says it. */
export function nameOf(verdict: Verdict, telling: { isFolder: boolean }): string {
  const title = telling.isFolder ? "" : `, « ${verdict.title || verdict.address} »`;
  return whereIs(verdict, telling) + title;
}

/**
 * What a run says at its end: how many came; of each that did not, its line and why, those that are there already first;
 * and what nothing was read of.
 */
export function summary(verdicts: readonly Verdict[], telling: Telling & { dryRun: boolean }): string {
  const { dryRun, unreadWords } = telling;
  const of = (...results: Verdict["result"][]) => verdicts.filter(({ result }) => results.includes(result));
  const counts = [
    dryRun
      ? counted(of("added").length, "entrée viendrait", "entrées viendraient")
      : counted(of("added").length, "entrée ajoutée", "entrées ajoutées"),
    counted(of("known").length, "déjà là", "déjà là"),
    counted(of("refused").length, "laissée de côté", "laissées de côté"),
    counted(of("later").length, "à reprendre", "à reprendre"),
  ].filter((count, index) => index === 0 || !count.startsWith("0 "));
  const inOrder = verdicts.toSorted((a, b) => a.line - b.line);
  const known = inOrder.filter(({ result }) => result === "known");
  const told = inOrder.filter(
    ({ result, doubtful }) => doubtful || result === "refused" || result === "later",
  );
  const lines = [...known, ...told].map((verdict) => {
    const came = verdict.result === "added" ? "ajoutée, mais " : "";
    return `  ${nameOf(verdict, telling)} : ${came}${verdict.words}`;
  });
  const again =
    of("later").length > 0
      ? [
          "Pour celles qui sont à reprendre, relancez la même commande : elle continue où celle-ci s’est arrêtée.",
        ]
      : [];
  const unread = unreadWords === "" ? [] : [unreadWords];
  return frenchSpaces(safe([`${counts.join(", ")}.`, ...lines, ...unread, ...again, ""].join("\n")));
}

/** Writes what became of every entry, for a French spreadsheet. @returns its path */
export async function writeReport(
  folder: string,
  name: string,
  verdicts: readonly Verdict[],
  { isFolder, unreadWords }: Telling,
): Promise<string> {
  const path = join(folder, `${name}-${new Date().toISOString().slice(0, 23).replace(/[:T.]/g, "-")}.csv`);
  const rows = verdicts
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, title, address, result, words }) => [
      isFolder ? "" : String(line),
      title,
      address,
      RESULTS[result],
      words,
    ]);
  if (unreadWords !== "") rows.push(["", "", "", "non lu", unreadWords]);
  await mkdir(folder, { recursive: true });
  await writeFile(path, spreadsheetCsv([["ligne", "titre", "adresse", "issue", "raison"], ...rows]));
  return path;
}
