import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** The Chromium of this machine: CHROMIUM_PATH, the system's, else Playwright's own; undefined when there is none. */
export function installedChromium(): string | undefined {
  const candidates = [process.env["CHROMIUM_PATH"], ...SYSTEM, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/** The Chromium that tests drive. Throws in French when there is none. */
export function chromiumPath(): string {
  const path = installedChromium();
  if (path === undefined)
    throw new Error(
      "Aucun Chromium trouvé. → « apt-get install chromium », ou donnez son chemin dans CHROMIUM_PATH.",
    );
  return path;
}
