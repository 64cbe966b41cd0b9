import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { journeysChromium } from "#e2e/chromium-path.ts";

const executablePath = journeysChromium();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "var/tests/playwright",
  fullyParallel: true,
  // Journeys compute more than they wait: one more than the machine has cores, as far as a laptop's memory goes.
  workers: Math.min(6, availableParallelism() + 1),
  // Bounds for what never ends, as on the engines: a machine's slow hour, four times its quick one, is no fault of the site.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A loaded machine gets a second try; the report lists by name, as flaky, each journey that needed it.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: "var/tests/playwright.json" }]],
  globalSetup: ["./e2e/need-chromium.ts", "./e2e/support/start-site.ts"],
  use: {
    baseURL: "http://127.0.0.1:3999",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    screenshot: "only-on-failure",
    // Off, so that every request can be watched; the offline journey switches it on.
    serviceWorkers: "block",
    // One browsing context a worker, emptied between journeys (e2e/support/new-visitor.spec.ts): a third less time.
    reuseContext: true,
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--autoplay-policy=no-user-gesture-required",
        "--mute-audio",
        // The shell would make letters as wide as whole pixels, which no phone does.
        "--font-render-hinting=none",
        // Nothing but this machine is found: what asks for another site is caught by the fixtures.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
      ],
    },
  },
  projects: [
    // A journey that only one kind of screen can make carries its name as a tag, @bureau or @telephone; what is the same
    // whatever the screen (an address, a message on the wire, a host) carries @une-fois and runs on the first alone.
    { name: "bureau", grepInvert: /@telephone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "telephone",
      grepInvert: /@bureau|@une-fois/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
