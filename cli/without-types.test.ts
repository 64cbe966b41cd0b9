import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "types-"));
  kept = join(folder, "node_modules/.cache/site-js", process.version);
  for (const name of ["cli", "server", "node_modules"]) mkdirSync(join(folder, name));
  cpSync("cli/without-types.mjs", join(folder, "cli/without-types.mjs"));
  writeFileSync(
    join(folder, "package.json"),
    '{"type":"module","imports":{"#server/*":"./server/*","#gone/*":"./gone/*"}}',
  );
  say("un");
});
afterEach(() => rmSync(folder, { recursive: true }));

function say(word: string): void {
  writeFileSync(join(folder, "server/main.ts"), `const word: string = "${word}"; console.log(word);`);
}

function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return (stdout + stderr).trim();
}
const start = () => run("--import", "./cli/without-types.mjs", "server/main.ts");

test("le programme sans ses types est gardé et repris ; une ligne changée est lue, pas ce qui en était gardé", () => {
  expect(start()).toBe("un");
  const [file = ""] = readdirSync(kept);
  // A mark shows where the words came from.
  writeFileSync(join(kept, file), readFileSync(join(kept, file), "utf8").replace("un", "repris"));
  expect(start()).toBe("repris");
  say("deux");
  expect(start()).toBe("deux");
});

test("ce qu’une coupure de courant a laissé vide est refait", () => {
  expect(start()).toBe("un");
  for (const file of readdirSync(kept)) writeFileSync(join(kept, file), "");
  expect(start()).toBe("un");
});

test("lancé seul, tout est gardé d’avance ; là où rien ne peut l’être, le programme démarre quand même", () => {
  expect(run("cli/without-types.mjs")).toBe("");
  expect(readdirSync(kept)).toHaveLength(1);
  rmSync(join(folder, "node_modules/.cache"), { recursive: true });
  writeFileSync(join(folder, "node_modules/.cache"), "no folder");
  expect(start()).toBe("un");
});
