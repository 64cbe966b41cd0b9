// npm test: everything that must hold, one step after the other, and one summary.
import "./require-node.ts";
import { mkdir, readFile, rm } from "node:fs/promises";
import { listedClauses, namedClauses, passedTitles } from "./conformity/conformity.ts";
import { runLanes, STATIC_STEPS, type Step, summary, UNIT_STEP } from "./steps.ts";

const BUILD: Step = { name: "Construction du site", command: ["node", "cli/build.ts"] };
const JOURNEYS: Step = { name: "Parcours dans un vrai navigateur", command: ["playwright", "test"] };

// The builds of other contents stay (var/tests/…-build): each is made again only when content or code has changed.
for (const report of ["vitest.json", "playwright.json", "playwright"])
  await rm(`var/tests/${report}`, { recursive: true, force: true });
await mkdir("var/tests", { recursive: true });

const failures = [
  ...(await runLanes([...STATIC_STEPS, BUILD], [UNIT_STEP])),
  ...(await runLanes([JOURNEYS])),
];

console.log("\n▶ Conformité : chaque clause est nommée par un test qui a réussi");
const missing = await missingClauses().catch((error: unknown) => [String(error)]);
if (missing.length > 0) {
  console.log(`Aucun test réussi ne nomme : ${missing.join(", ")}`);
  failures.push({ name: "Conformité", end: "" });
}

const total = STATIC_STEPS.length + 4;
console.log(summary(failures, "Tout est en ordre."));
console.log(`${total - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function missingClauses(): Promise<string[]> {
  const clauses = listedClauses(await readFile("docs/conformite.md", "utf8"));
  const named = namedClauses(await passedTitles("var/tests/vitest.json", "var/tests/playwright.json"));
  return clauses.filter((clause) => !named.has(clause));
}
