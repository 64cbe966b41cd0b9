// npm run test:lighthouse: the marks that Lighthouse gives every page on a slow phone; prints a table, the median of its rounds.
//   --rounds 3   how many times each page is measured
//   --simule     the slow phone worked out from a quick load, as public tools do, instead of a browser held back
import "#cli/require-node.ts";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { everyPath } from "#addresses/pages.ts";
import { ensureSite } from "#cli/ensure-site/ensure-site.ts";
import { readEnv } from "#server/config/env.ts";
import { serveSite } from "#server/serve-site.ts";
import { median } from "./figures.ts";
import { type LighthouseReport, lighthouseRows } from "./lighthouse-report.ts";
import { runLighthouse } from "./run-lighthouse.ts";

const PORT = "3149";
const PATHS = everyPath();

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, simule: { type: "boolean", default: false } },
});
const throttling = values.simule ? "simulate" : "devtools";

if ((await ensureSite(readEnv(process.env))) === "refused") process.exit(1);
const env = readEnv({ ...process.env, PORT, DATA_DIR: await mkdtemp(join(tmpdir(), "lighthouse-")) });
const server = await serveSite(env, { say: () => undefined });
const reports = new Map<string, LighthouseReport[]>(PATHS.map((path) => [path, []]));
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const [path, own] of reports)
    own.push(await runLighthouse(`http://127.0.0.1:${PORT}${path}`, throttling));
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
