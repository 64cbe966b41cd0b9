import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { runLanes, STATIC_STEPS, summary } from "./steps.ts";

// What the compiler would refuse, the linter's pass refuses: each fault, its file, its text and the compiler's number for it.
const FAULTS: readonly [fault: string, file: string, text: string, code: string][] = [
  ["un mauvais argument", "text/a.ts", 'export const a = Math.abs("1");', "TS2345"],
  [
    "une propriété qui manque",
    "text/b.ts",
    "export const b: { id: string; titre: string } = { id: '' };",
    "TS2741",
  ],
  ["une propriété inconnue", "text/c.ts", 'export const c = "mot".lenght;', "TS2551"],
  [
    "un undefined écrit dans une option (exactOptionalPropertyTypes)",
    "text/d.ts",
    "export const d: { titre?: string } = { titre: undefined };",
    "TS2375",
  ],
  [
    "une case de tableau qui peut manquer (noUncheckedIndexedAccess)",
    "text/e.ts",
    "export const e = (words: string[]): string => words[0];",
    "TS2322",
  ],
  [
    "une variable qui ne sert pas (noUnusedLocals)",
    "text/f.ts",
    "export function f() {\n  const _unused = 1;\n}",
    "TS6133",
  ],
  [
    "un paramètre qui ne sert pas (noUnusedParameters)",
    "text/g.ts",
    "export const g = (word: string) => 1;",
    "TS6133",
  ],
  ["un nom importé qui n’existe pas", "text/h.ts", 'export { a as h, nothing } from "./a.ts";', "TS2305"],
  ["un fichier importé qui n’existe pas", "text/i.ts", 'export { i } from "./nowhere.ts";', "TS2307"],
  ["une énumération (erasableSyntaxOnly)", "text/j.ts", "export enum J {\n  A,\n}", "TS1294"],
  [
    "une propriété de balise fausse",
    "app/ui/k/k.tsx",
    'export const K = () => <img src="/k.webp" alt="" width={{}} />;',
    "TS2322",
  ],
  [
    "une fonction du navigateur mal appelée",
    "app/ui/l/l.ts",
    'export const l = () => document.querySelector(".l").textContent;',
    "TS2531",
  ],
  [
    "une erreur dans un test",
    "text/m.test.ts",
    'import { test } from "vitest";\n\ntest(1, () => "m");',
    "TS2769",
  ],
  [
    "une erreur dans le service worker, par les types d’un worker",
    "app/service-worker.ts",
    "self.importScripts(1);",
    "TS2345",
  ],
  [
    "une page dans le service worker, qui n’en a pas",
    "app/service-worker.ts",
    "document.body.remove();",
    "TS2584",
  ],
  [
    "une erreur dans une configuration de la racine",
    "vite.config.ts",
    'import { defineConfig } from "vite";\n\nexport default defineConfig({ root: 1 });',
    "TS2769",
  ],
];

/** `file: typescript(TS2345)` for each finding of the step, over files that hold the faults and stand outside the tree. */
let found: readonly string[];

beforeAll(() => {
  const scratch = mkdtempSync(join(tmpdir(), "types-"));
  try {
    for (const file of ["package.json", "tsconfig.json", "tsconfig.worker.json", ".oxlintrc.json", "walls"])
      cpSync(file, join(scratch, file), { recursive: true });
    symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
    for (const [, file, text] of FAULTS) {
      mkdirSync(join(scratch, dirname(file)), { recursive: true });
      appendFileSync(join(scratch, file), `${text}\n`);
    }
    const args = STATIC_STEPS.find(({ name }) => name.startsWith("Types"))?.command.slice(1) ?? [];
    const linter = [resolve("node_modules/oxlint/bin/oxlint"), ...args, "--format", "json"];
    const { stdout } = spawnSync(process.execPath, linter, { cwd: scratch, encoding: "utf8" });
    const report: { diagnostics: { code?: string; filename: string }[] } = JSON.parse(stdout);
    found = report.diagnostics.map(({ code, filename }) => `${filename}: ${code}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

test.each(FAULTS)("npm run check refuse %s", (_fault, file, _text, code) => {
  expect(found).toContain(`${file}: typescript(${code})`);
});

test("un long essai qui échoue redit à la fin pourquoi, pour qui n’en garde que les dernières lignes", async () => {
  const node = (code: string) => [process.execPath, "-e", code] as const;
  const failing = "for (let i = 1; i <= 500; i++) console.log(i); process.exitCode = 1;";
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const failures = await runLanes(
    [{ name: "Ce qui échoue", command: node(failing) }],
    [{ name: "Ce qui passe", command: node("console.log('bien')") }],
  );
  const said = summary(failures, "Tout est en ordre.");
  expect(said).toMatch(/^\n▶ Ce qui échoue : la fin\n421\n[^]*\n500\n\nÀ corriger : Ce qui échoue$/);
  expect(summary([], "Tout est en ordre.")).toBe("\nTout est en ordre.");
});
