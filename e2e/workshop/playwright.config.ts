import { defineConfig } from "@playwright/test";
import { installedChromium } from "../chromium-path.ts";

const executablePath = installedChromium();

/** The staff's workshop, whole, in a real browser: npm run test:atelier. Its editor is a package of its own (sveltia/). */
export default defineConfig({
  testDir: ".",
  testMatch: /\.(journey|spec)\.ts$/,
  outputDir: "../../var/tests/atelier",
  workers: 1,
  timeout: 120_000,
  forbidOnly: true,
  reporter: "list",
  globalSetup: "../need-chromium.ts",
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    screenshot: "only-on-failure",
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        // Nothing but this machine is found.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
      ],
    },
  },
  projects: [
    { name: "bureau", grepInvert: /@telephone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "telephone",
      grepInvert: /@bureau/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
