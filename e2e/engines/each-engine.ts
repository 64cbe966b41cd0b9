import { expect, test } from "@playwright/test";
import type { EngineBrowser } from "./engine-browser.ts";
import { ENGINES } from "./engines.ts";

export interface Journey {
  browser: EngineBrowser;
  /** Where the site is, without a slash at the end. */
  site: string;
  /** Waits for the value of an expression in the page: `reads("location.pathname").toBe("/arc")`. */
  reads: (expression: string) => ReturnType<typeof expect.poll<unknown>>;
}

/** Makes a journey in each engine that this machine has; says how to get the others. */
export function inEachEngine(title: string, journey: (tools: Journey) => Promise<void>): void {
  for (const engine of ENGINES) {
    const { name, program, install } = engine;
    if (!program) {
      console.log(`${name} n’est pas installé : pas essayé. → ${install}`);
      continue;
    }
    test(`${name} : ${title}`, async ({ baseURL }) => {
      const browser = await engine.launch(program);
      try {
        const reads = (expression: string) => expect.poll(() => browser.read<unknown>(expression));
        await journey({ browser, site: baseURL ?? "", reads });
      } finally {
        await browser.close();
      }
    });
  }
}
