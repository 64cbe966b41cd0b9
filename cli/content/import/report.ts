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

/**
 * What a run says at its end: how many came; of each that did not, its line and why, those that are there already first;
 * and what nothing was read of.
 */
export function summary(
  verdicts: readonly Verdict[],
  { dryRun, unreadWords }: { dryRun: boolean; unreadWords: string },
): string {
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
  const lines = [...known, ...told].map(({ line, title, address, result, words }) => {
    const came = result === "added" ? "ajoutée, mais " : "";
    return `  ligne ${line}, « ${title || address} » : ${came}${words}`;
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
  unreadWords: string,
): Promise<string> {
  const path = join(folder, `${name}-${new Date().toISOString().slice(0, 23).replace(/[:T.]/g, "-")}.csv`);
  const rows = verdicts
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, title, address, result, words }) => [String(line), title, address, RESULTS[result], words]);
  if (unreadWords !== "") rows.push(["", "", "", "non lu", unreadWords]);
  await mkdir(folder, { recursive: true });
  await writeFile(path, spreadsheetCsv([["ligne", "titre", "adresse", "issue", "raison"], ...rows]));
  return path;
}
