import type { Browser } from "@playwright/test";
import { median } from "../../figures.ts";
import type { Candidate } from "../candidates.ts";
import { KINDS, type ThreadTime, totalOf } from "./read-trace.ts";
import { TRACES, traceUse, type UseTraces } from "./trace-use.ts";

const ROWS: [string, (visit: UseTraces) => ThreadTime[]][] = [
  ["touche → résultats", ({ keys }) => keys],
  ["clic → affiche ouverte", ({ click }) => [click]],
  ["une seconde de défilement", ({ scroll }) => [scroll]],
];
const HEADS: Record<(typeof KINDS)[number], string> = {
  script: "code",
  style: "style",
  layout: "disposition",
  paint: "peinture",
  rest: "reste",
};

/** Traces each gallery in turn, round after round, and prints where the time goes: medians, in milliseconds, as a Markdown table. */
export async function printTraces(
  browser: Browser,
  candidates: readonly Candidate[],
  rounds: number,
): Promise<void> {
  const visits = new Map<string, UseTraces[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round++)
    for (const candidate of candidates) {
      visits.get(candidate.name)?.push(await traceUse(browser, candidate));
      console.log(`Tour ${round}, ${candidate.name}`);
    }
  console.log(
    `\nFil principal, ms de processeur, sans ralentir\n\n| | | en tout | ${KINDS.map((kind) => HEADS[kind]).join(" | ")} |\n|---|---|${"---|".repeat(KINDS.length + 1)}`,
  );
  for (const [row, read] of ROWS)
    for (const [name, all] of visits) {
      const times = all.flatMap(read);
      const cells = [totalOf, ...KINDS.map((kind) => (time: ThreadTime) => time[kind])];
      console.log(
        `| ${row} | ${name} | ${cells.map((cell) => french(median(times.map(cell)))).join(" | ")} |`,
      );
    }
  for (const [name, all] of visits)
    console.log(
      `\nImages d’un défilement où le fil travaille plus d’un quart d’image, ${name} : ${french(100 * median(all.map(({ heavyFrames }) => heavyFrames)))} %`,
    );
  console.log(`\nLes traces sont dans ${TRACES}, à ouvrir dans « Performances » d’un navigateur.`);
}

function french(value: number): string {
  return value.toFixed(1).replace(".", ",");
}
