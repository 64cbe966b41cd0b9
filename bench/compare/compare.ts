import { availableParallelism, loadavg } from "node:os";
import type { Browser } from "@playwright/test";
import type { LoadFigures, UseFigures } from "../figures.ts";
import { median } from "../figures.ts";
import type { LighthouseReport } from "../lighthouse-report.ts";
import { loadOnce } from "../measure-load/measure-load.ts";
import { visitOnce } from "../measure-use.ts";
import { runLighthouse } from "../run-lighthouse.ts";
import { type Candidate, candidatesOf } from "./candidates.ts";
import { printTraces } from "./traces/print-traces.ts";

/** One gallery's figures: Lighthouse as it simulates, this bench as it holds the browser back. */
interface Compared {
  simulated: LighthouseReport;
  load: LoadFigures;
  use: UseFigures;
}

interface Row {
  name: string;
  read: (figures: Compared) => number;
  /** How many digits after the comma. */
  digits?: number;
  /** What the ratio to the best peer may be, or the figure itself. */
  target?: { ratio: number } | { most: number };
}

/** The lines of the table: each is better when smaller. */
const ROWS: readonly Row[] = [
  {
    name: "premier affichage (simulé), ms",
    read: ({ simulated }) => simulated.firstPaint,
    target: { ratio: 0.85 },
  },
  {
    name: "plus grand affichage (simulé), ms",
    read: ({ simulated }) => simulated.largestPaint,
    target: { ratio: 0.8 },
  },
  { name: "temps bloqué (simulé), ms", read: ({ simulated }) => simulated.blocking, target: { most: 40 } },
  { name: "premier affichage (appliqué), ms", read: ({ load }) => load.firstPaint },
  { name: "plus grand affichage (appliqué), ms", read: ({ load }) => load.largestPaint },
  { name: "temps bloqué (appliqué), ms", read: ({ load }) => load.blocking },
  { name: "décalage (CLS)", read: ({ load }) => load.shift, digits: 4, target: { most: 0 } },
  {
    name: "décalage, défilé aussitôt",
    read: ({ load }) => load.shiftScrolled,
    digits: 4,
    target: { most: 0 },
  },
  { name: "première vue, ko", read: ({ load }) => load.bytes.total / 1000, target: { most: 220 } },
  { name: "dont JavaScript, ko", read: ({ load }) => load.bytes.script / 1000, target: { most: 80 } },
  { name: "touche → résultats, ms", read: ({ use }) => use.keyToResults, target: { ratio: 1 } },
  { name: "touche → résultats au pire, ms", read: ({ use }) => use.keyToResultsWorst },
  { name: "clic → affiche ouverte, ms", read: ({ use }) => use.clickToModal, target: { ratio: 0.8 } },
  { name: "clic → grande image, ms", read: ({ use }) => use.clickToPicture, target: { ratio: 0.4 } },
  {
    name: "images/s perdues, défilement entier, %",
    read: ({ use }) => use.dropped * 100,
    digits: 1,
    target: { most: 0.3 },
  },
  { name: "images pas encore là, page lancée du doigt, %", read: ({ use }) => use.missing * 100 },
  { name: "images reçues ensuite, Mo", read: ({ use }) => use.images, digits: 1, target: { most: 3.4 } },
  { name: "éléments du document ensuite", read: ({ use }) => use.nodes, target: { most: 700 } },
];

/**
 * Measures the gallery of a built site beside the peers of bench/peers, on the same posters: each in turn, round after
 * round, by one static server. Prints a Markdown table of medians, with our ratio to the best peer.
 * @param client the site's files
 */
export async function compareWithPeers(browser: Browser, client: string, rounds: number): Promise<void> {
  const candidates = await candidatesOf(client);
  const samples = new Map<string, Compared[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round++)
    for (const candidate of candidates) {
      const sample = await measure(browser, candidate);
      samples.get(candidate.name)?.push(sample);
      const [busy = 0] = loadavg();
      console.log(
        `Tour ${round}, ${candidate.name} : plus grand affichage ${Math.round(sample.simulated.largestPaint)} ms simulé, ${Math.round(sample.load.largestPaint)} ms appliqué ; charge ${busy.toFixed(1)} pour ${availableParallelism()} cœurs`,
      );
    }
  print(samples);
  const machine = median([...samples.values()].flat().map(({ simulated }) => simulated.machine));
  console.log(
    `\nIndice de la machine, mesuré par Lighthouse à chaque chargement : ${Math.round(machine)} (médiane).`,
  );
}

/**
 * Traces the same galleries instead: what their main thread does from a key or a click to its frame, and in a scroll.
 * @param client the site's files
 */
export async function traceBesidePeers(browser: Browser, client: string, rounds: number): Promise<void> {
  await printTraces(browser, await candidatesOf(client), rounds);
}

async function measure(browser: Browser, { url, ...gallery }: Candidate): Promise<Compared> {
  return {
    simulated: await runLighthouse(url, "simulate"),
    load: await loadOnce(browser, url),
    use: await visitOnce(browser, url, gallery),
  };
}

function print(samples: ReadonlyMap<string, readonly Compared[]>): void {
  const names = [...samples.keys()];
  console.log(
    `\n| | ${names.join(" | ")} | au meilleur voisin | visé |\n|---|${"---|".repeat(names.length + 2)}`,
  );
  for (const { name, read, digits = 0, target } of ROWS) {
    const [ours = Number.NaN, ...peers] = [...samples.values()].map((own) => median(own.map(read)));
    const best = Math.min(...peers);
    const ratio = best > 0 ? `× ${french(ours / best, 2)}` : "–";
    const cells = [ours, ...peers].map((value) => french(value, digits));
    console.log(`| ${name} | ${cells.join(" | ")} | ${ratio} | ${aim(target, ours, best)} |`);
  }
}

function aim(target: Row["target"], ours: number, best: number): string {
  if (target === undefined) return "";
  const [words, met] =
    "ratio" in target
      ? [`≤ × ${french(target.ratio, 2)}`, ours <= best * target.ratio]
      : [`≤ ${french(target.most, target.most % 1 === 0 ? 0 : 1)}`, ours <= target.most];
  return `${words} ${met ? "✓" : "✗"}`;
}

function french(value: number, digits: number): string {
  return value.toFixed(digits).replace(".", ",");
}
