import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath } from "#e2e/chromium-path.ts";
import { LighthouseReport } from "./lighthouse-report.ts";

const DEBUG_PORT = 3148;

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: unknown }>;

/**
 * How a slow phone is made (4× processor, slow 4G): `devtools` holds the browser back for good; `simulate` lets it go and
 * works out from the trace what a held-back one would have done.
 */
export type Throttling = "devtools" | "simulate";

/** Measures one page in a browser of its own. Lighthouse stands in bench/peers: `npm run test:lighthouse` brings it. */
export async function runLighthouse(url: string, throttlingMethod: Throttling): Promise<LighthouseReport> {
  const main = createRequire(resolve("bench/peers/package.json")).resolve("lighthouse");
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(main).href);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const { lhr } = await lighthouse(encodeURI(url), {
      port: DEBUG_PORT,
      logLevel: "silent",
      throttlingMethod,
      // The 404 page is measured as well, its status and all.
      ignoreStatusCode: true,
    });
    return LighthouseReport.parse(lhr);
  } finally {
    await browser.close();
  }
}
