import type { Figures } from "./figures.ts";

const ms = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${Math.round(value / 1000)} ko`;

const ROWS: [string, (figures: Figures) => string][] = [
  ["construction à froid", ({ builds }) => `${builds.cold.toFixed(1)} s`],
  ["après un titre changé", ({ builds }) => `${builds.changed.toFixed(1)} s`],
  ["sans changement", ({ builds }) => `${builds.warm.toFixed(1)} s`],
  ["premier affichage", ({ load }) => ms(load.firstPaint)],
  ["plus grand affichage", ({ load }) => ms(load.largestPaint)],
  ["temps bloqué", ({ load }) => ms(load.blocking)],
  ["décalage (CLS)", ({ load }) => load.shift.toFixed(4)],
  ["décalage (CLS), défilé aussitôt", ({ load }) => load.shiftScrolled.toFixed(4)],
  ["première vue, en tout", ({ load }) => kilobytes(load.bytes.total)],
  ["dont page", ({ load }) => kilobytes(load.bytes.document)],
  ["dont JavaScript", ({ load }) => kilobytes(load.bytes.script)],
  ["dont images", ({ load }) => kilobytes(load.bytes.image)],
  ["dont polices", ({ load }) => kilobytes(load.bytes.font)],
  ["dont index", ({ load }) => kilobytes(load.bytes.data)],
  ["touche → image suivante", ({ use }) => ms(use.keyToPaint)],
  ["touche → résultats", ({ use }) => ms(use.keyToResults)],
  ["touche → résultats, au pire", ({ use }) => ms(use.keyToResultsWorst)],
  ["clic → affiche ouverte", ({ use }) => ms(use.clickToModal)],
  ["clic → grande image", ({ use }) => ms(use.clickToPicture)],
  ["images/s perdues, défilement entier", ({ use }) => `${(use.dropped * 100).toFixed(1)} %`],
  ["images pas encore là, page lancée du doigt", ({ use }) => `${(use.missing * 100).toFixed(0)} %`],
  ["éléments du document ensuite", ({ use }) => `${use.nodes}`],
  ["mémoire du script ensuite", ({ use }) => `${use.heap.toFixed(1)} Mo`],
  ["images reçues ensuite", ({ use }) => `${use.images.toFixed(1)} Mo`],
];

/** Prints the figures side by side, a column a gallery, as a Markdown table. */
export function printTable(all: readonly Figures[]): void {
  console.log(`\n| affiches | ${all.map(({ size }) => size).join(" | ")} |`);
  console.log(`|---|${all.map(() => "---|").join("")}`);
  for (const [name, read] of ROWS) console.log(`| ${name} | ${all.map(read).join(" | ")} |`);
}
