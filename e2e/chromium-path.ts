import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * The Chromium that tests drive: CHROMIUM_PATH, the system's, Playwright's own, else the one that comes as a package.
 * Throws in French when there is none.
 */
export async function chromiumPath(): Promise<string> {
  const candidates = [process.env["CHROMIUM_PATH"], ...SYSTEM, chromium.executablePath()];
  const found = candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
  return found ?? packagedChromium();
}

async function packagedChromium(): Promise<string> {
  // The package brings its own system libraries along only when it believes itself there.
  process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs22.x";
  process.env["AWS_EXECUTION_ENV"] = "AWS_Lambda_nodejs22.x";
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return await packaged.executablePath();
  } catch (cause) {
    throw new Error(
      "Aucun Chromium trouvé. → « apt-get install chromium », ou donnez son chemin dans CHROMIUM_PATH.",
      { cause },
    );
  }
}
