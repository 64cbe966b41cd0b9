// npm run test:lighthouse: the marks that Lighthouse gives every page on a slow phone; prints a table, the median of its rounds.
//   LIGHTHOUSE=<folder>   where `npm i --prefix <folder> lighthouse@13` put it: too heavy to be a dependency
//   --rounds 3            how many times each page is measured
import "#cli/require-node.ts";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { everyPath } from "#addresses/pages.ts";
import { ensureSite } from "#cli/ensure-site/ensure-site.ts";
import { chromiumPath } from "#e2e/chromium-path.ts";
import { readEnv } from "#server/config/env.ts";
import { serveSite } from "#server/serve-site.ts";
import { median } from "./figures.ts";
import { LighthouseReport, lighthouseRows } from "./lighthouse-report.ts";

const PORT = "3149";
const DEBUG_PORT = 3148;
const PATHS = everyPath();

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: unknown }>;

const folder = process.env["LIGHTHOUSE"];
if (!folder) {
  console.error("À écrire ainsi : LIGHTHOUSE=<dossier> npm run test:lighthouse");
  console.error("<dossier> est celui de : npm i --prefix <dossier> lighthouse@13");
  process.exit(1);
}
const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
const { default: lighthouse }: { default: Lighthouse } = await import(
  pathToFileURL(resolve(folder, "node_modules/lighthouse/core/index.js")).href
);

if ((await ensureSite(readEnv(process.env))) === "refused") process.exit(1);
const env = readEnv({ ...process.env, PORT, DATA_DIR: await mkdtemp(join(tmpdir(), "lighthouse-")) });
const server = await serveSite(env, { say: () => undefined });
const reports = new Map<string, LighthouseReport[]>(PATHS.map((path) => [path, []]));
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const [path, own] of reports) own.push(await measure(path));
  const marks = [...reports.values()].map((own) => own.at(-1)?.performance);
  console.log(`Tour ${round}, performance : ${marks.join(", ")}`);
}
await server.stop();

console.log(`\n| | ${PATHS.join(" | ")} |\n|---|${PATHS.map(() => "---|").join("")}`);
for (const { name, read, show } of lighthouseRows) {
  console.log(`| ${name} | ${[...reports.values()].map((own) => show(median(own.map(read)))).join(" | ")} |`);
}
for (const [path, own] of reports) {
  const faults = [...new Set(own.flatMap((report) => report.faults))];
  if (faults.length > 0) console.log(`${path} : ${faults.join(", ")}`);
}

/** One page in a browser of its own, held back for good (4× processor, slow 4G), not by computation. */
async function measure(path: string): Promise<LighthouseReport> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const { lhr } = await lighthouse(`http://127.0.0.1:${PORT}${encodeURI(path)}`, {
      port: DEBUG_PORT,
      logLevel: "silent",
      throttlingMethod: "devtools",
      // The 404 page is measured as well, its status and all.
      ignoreStatusCode: true,
    });
    return LighthouseReport.parse(lhr);
  } finally {
    await browser.close();
  }
}
