import { readFile } from "node:fs/promises";
import * as z from "zod";

/** What Vitest's JSON report says of each test. */
const VitestReport = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** What Playwright's JSON report says of each test; suites nest. */
interface PlaywrightSuite {
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[] | undefined;
  suites?: PlaywrightSuite[] | undefined;
}
const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z
    .array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(z.object({ status: z.string() })) }))
    .optional(),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});
const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite) });

/** The ids of the clauses in docs/conformite.md, in its order: what stands in a table's first cell, as `P6`. */
export function listedClauses(markdown: string): string[] {
  return [...markdown.matchAll(/^\|\s*([A-Z]\d{1,2})\s*\|/gm)].map(([, id = ""]) => id);
}

/** The ids that titles name in brackets, `[P6]` or `[F1, F2]`. */
export function namedClauses(titles: readonly string[]): Set<string> {
  return new Set(
    titles.flatMap((title) =>
      [...title.matchAll(/\[([A-Z]\d{1,2}(?:,\s*[A-Z]\d{1,2})*)\]/g)].flatMap(([, ids = ""]) =>
        ids.split(/,\s*/),
      ),
    ),
  );
}

/** Titles of the tests that ran and passed, from both reports. */
export async function passedTitles(vitestReport: string, playwrightReport: string): Promise<string[]> {
  const units = VitestReport.parse(JSON.parse(await readFile(vitestReport, "utf8")));
  const journeys = PlaywrightReport.parse(JSON.parse(await readFile(playwrightReport, "utf8")));
  return [
    ...units.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === "passed").map(({ fullName }) => fullName),
    ),
    ...journeys.suites.flatMap(passedSpecs),
  ];
}

function passedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter((spec) => spec.ok && spec.tests.some(({ status }) => status === "expected" || status === "flaky"))
    .map(({ title }) => title);
  return [...own, ...suites.flatMap(passedSpecs)];
}
