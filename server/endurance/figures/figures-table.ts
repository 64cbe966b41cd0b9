import { readFileSync, rmSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { FIGURES_FILE } from "./figure.ts";

const PAGE = "docs/fiabilite.md";
const BEGIN = "<!-- mesures -->";
const END = "<!-- fin des mesures -->";

const Figure = z.object({ measure: z.string(), value: z.string(), target: z.string() });

/** Vitest calls this around the whole run: figures of an earlier run go, those of this one are printed and noted. */
export function setup(): () => void {
  rmSync(FIGURES_FILE, { force: true });
  return printFigures;
}

function printFigures(): void {
  const figures = read(FIGURES_FILE)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => Figure.parse(JSON.parse(line)));
  if (figures.length === 0) return;
  const rows = figures.map(({ measure, value, target }) => `| ${measure} | ${value} | ${target} |`);
  console.log(`\n${rows.join("\n")}\n`);
  const page = read(PAGE);
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (start === -1 || end === -1) return;
  const known = page
    .slice(start, end)
    .split("\n")
    .filter((line) => /^\| (?!mesure|---)/.test(line));
  // A run of some files only renews their lines; the others keep their last figures.
  const renewed = known.map((line) => rows.find((row) => nameOf(row) === nameOf(line)) ?? line);
  const added = rows.filter((row) => !known.some((line) => nameOf(line) === nameOf(row)));
  const table = ["| mesure | dernière valeur | cible |", "|---|---|---|", ...renewed, ...added].join("\n");
  writeFileSync(PAGE, `${page.slice(0, start)}${BEGIN}\n${table}\n${page.slice(end)}`);
}

function nameOf(row: string): string {
  return row.split("|")[1]?.trim() ?? "";
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
