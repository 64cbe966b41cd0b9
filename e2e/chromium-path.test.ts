import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { neededChromium } from "./chromium-path.ts";

/** Run before all else: no Chromium is found on this machine. */
const WITHOUT_CHROMIUM = `data:text/javascript,
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { existsSync } = fs;
  fs.existsSync = (path) => !/chrom/.test(path) && existsSync(path);
  syncBuiltinESMExports();`;

const CONFIGURATIONS = [
  "./playwright.config.ts",
  "./playwright.hotes.config.ts",
  "./e2e/engines/playwright.config.ts",
  "./e2e/workshop/playwright.config.ts",
];

test("sans Chromium, les configurations des parcours se lisent (le code mort s’y cherche), et les parcours disent quoi installer", async () => {
  const read = `for (const path of ${JSON.stringify(CONFIGURATIONS)}) {
    const { default: { use } } = await import(path);
    console.log(use.launchOptions?.executablePath ?? "aucun");
  }`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--import",
    encodeURI(WITHOUT_CHROMIUM),
    "--input-type=module",
    "--eval",
    read,
  ]);
  expect(stdout).toBe("aucun\n".repeat(CONFIGURATIONS.length));
  expect(() => neededChromium(undefined)).toThrow("apt-get install chromium");
});
