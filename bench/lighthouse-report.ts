import * as z from "zod";

const Category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const Audit = z.object({ score: z.number().nullable(), numericValue: z.number().default(0) });

/**
 * What this site reads of a report of Lighthouse: marks of 100, times in milliseconds, what cost a mark, the speed aside, and its index of
 * the machine, unslowed, by which two hours are compared (a desk has 1 500 to 2 000).
 */
export const LighthouseReport = z
  .object({
    categories: z.object({
      performance: Category,
      accessibility: Category,
      "best-practices": Category,
      seo: Category,
    }),
    audits: z.record(z.string(), Audit),
    environment: z.object({ benchmarkIndex: z.number() }),
  })
  .transform(({ categories, audits, environment }) => {
    const { performance, ...others } = categories;
    const amount = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const counted = Object.values(others).flatMap(({ auditRefs }) => auditRefs);
    return {
      performance: mark(performance),
      accessibility: mark(others.accessibility),
      practices: mark(others["best-practices"]),
      seo: mark(others.seo),
      firstPaint: amount("first-contentful-paint"),
      largestPaint: amount("largest-contentful-paint"),
      blocking: amount("total-blocking-time"),
      shift: amount("cumulative-layout-shift"),
      machine: environment.benchmarkIndex,
      faults: counted
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    };
  });
export type LighthouseReport = z.output<typeof LighthouseReport>;

interface Row {
  name: string;
  read: (report: LighthouseReport) => number;
  show: (value: number) => string;
}
const seconds = (value: number) => `${(value / 1000).toFixed(2).replace(".", ",")} s`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** The lines of the table. */
export const lighthouseRows: readonly Row[] = [
  { name: "performance", read: (report) => report.performance, show: String },
  { name: "accessibilité", read: (report) => report.accessibility, show: String },
  { name: "bonnes pratiques", read: (report) => report.practices, show: String },
  { name: "référencement", read: (report) => report.seo, show: String },
  { name: "premier affichage", read: (report) => report.firstPaint, show: seconds },
  { name: "plus grand affichage", read: (report) => report.largestPaint, show: seconds },
  { name: "temps bloqué", read: (report) => report.blocking, show: milliseconds },
  {
    name: "décalage (CLS)",
    read: (report) => report.shift,
    show: (value) => value.toFixed(3).replace(".", ","),
  },
];

function mark({ score }: { score: number }): number {
  return Math.round(score * 100);
}
