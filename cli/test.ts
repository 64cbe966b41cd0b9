// npm test: everything that must hold, one step after the other, and one summary.
import "./require-node.ts";
import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { listedClauses, namedClauses, passedTitles } from "./conformity/conformity.ts";

const STEPS = [
  ["Mise en forme", "oxfmt", "--check"],
  ["Règles de style et de direction", "oxlint", "--type-aware", "--deny-warnings"],
  ["Types", "tsc", "--noEmit"],
  ["Types du service worker", "tsc", "--noEmit", "-p", "tsconfig.worker.json"],
  ["Code mort", "knip"],
  ["Tests unitaires", "vitest", "run"],
  ["Construction du site", "node", "cli/build.ts"],
  ["Parcours dans un vrai navigateur", "playwright", "test"],
] as const;

const failures: string[] = [];
await rm("var/tests", { recursive: true, force: true });
await mkdir("var/tests", { recursive: true });

for (const [name, command, ...args] of STEPS) {
  console.log(`\n▶ ${name}`);
  const { status } = spawnSync("npx", ["--no-install", command, ...args], {
    stdio: "inherit",
    env: { ...process.env, CONFORMITE: "1" },
  });
  if (status !== 0) failures.push(name);
}

console.log("\n▶ Conformité : chaque clause est nommée par un test qui a réussi");
const missing = await missingClauses().catch((error: unknown) => [String(error)]);
if (missing.length > 0) {
  console.log(`Aucun test réussi ne nomme : ${missing.join(", ")}`);
  failures.push("Conformité");
}

const total = STEPS.length + 1;
console.log(`\n${failures.length === 0 ? "Tout est en ordre." : `À corriger : ${failures.join(" · ")}`}`);
console.log(`${total - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function missingClauses(): Promise<string[]> {
  const clauses = listedClauses(await readFile("docs/conformite.md", "utf8"));
  const named = namedClauses(await passedTitles("var/tests/vitest.json", "var/tests/playwright.json"));
  return clauses.filter((clause) => !named.has(clause));
}
