// npm run bench: measures this site with galleries of 300, 3 000 and 30 000 posters; prints a table, writes var/bench.json.
//   --peers   the site beside the galleries of bench/peers instead, on its own posters
//   --traces  beside the same galleries: what the main thread does for a key, a click, a scroll; leaves the traces in var/bench/traces
//   --sizes 300,3000   which galleries (default: 300,3000,30000)   --rounds 3   loads a figure is the median of
import "#cli/require-node.ts";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureSite } from "#cli/ensure-site/ensure-site.ts";
import { chromiumPath } from "#e2e/chromium-path.ts";
import { readEnv } from "#server/config/env.ts";
import { serveSite } from "#server/serve-site.ts";
import { compareWithPeers, traceBesidePeers } from "./compare/compare.ts";
import { printTable } from "./figures-table.ts";
import { measureLoad } from "./measure-load/measure-load.ts";
import { measureUse } from "./measure-use.ts";
import { makeSyntheticContent } from "./synthetic-content.ts";
import { timeBuilds } from "./time-builds.ts";
import type { Figures } from "./figures.ts";

const WORK = "var/bench";
const PORT = "3149";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "300,3000,30000" },
    rounds: { type: "string", default: "3" },
    peers: { type: "boolean", default: false },
    traces: { type: "boolean", default: false },
  },
});
const sizes = values.sizes.split(",").map(Number);
const rounds = Number(values.rounds);
if (!sizes.every((size) => size > 0) || !(rounds > 0)) {
  console.error("À écrire ainsi : npm run bench -- --sizes 300,3000 --rounds 3");
  process.exit(1);
}

await rm(WORK, { recursive: true, force: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
if (values.peers || values.traces) {
  if ((await ensureSite(readEnv(process.env))) === "refused") process.exit(1);
  await (values.traces ? traceBesidePeers : compareWithPeers)(browser, "build/client", rounds);
  await browser.close();
  process.exit();
}
const all: Figures[] = [];
for (const size of sizes) {
  console.log(`\n${size} affiches`);
  const folder = `${WORK}/${size}`;
  await makeSyntheticContent(process.env["CONTENT_DIR"] || "content", `${folder}/content`, size);
  const builds = await timeBuilds(`${folder}/content`, `${folder}/build`, `${WORK}/images`);
  console.log(
    `  construit en ${builds.cold.toFixed(1)} s, ${builds.changed.toFixed(1)} s après un titre changé`,
  );
  await mkdir(`${folder}/data`, { recursive: true });
  const server = await serveSite(readEnv({ PORT, DATA_DIR: `${folder}/data` }), {
    buildDir: `${folder}/build`,
  });
  try {
    const url = `http://127.0.0.1:${PORT}/affiche`;
    const load = await measureLoad(browser, url, rounds);
    console.log(`  premier affichage ${Math.round(load.firstPaint)} ms`);
    all.push({ size, builds, load, use: await measureUse(browser, url, rounds) });
  } finally {
    await server.stop();
  }
}
await browser.close();
printTable(all);
await writeFile("var/bench.json", `${JSON.stringify(all, undefined, 2)}\n`);
console.log("\nLe détail est dans var/bench.json.");
