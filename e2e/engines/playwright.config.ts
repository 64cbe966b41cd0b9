import { defineConfig } from "@playwright/test";

/** Short journeys with the ear and the eye, in each engine that this machine has: npm run test:moteurs. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../var/tests/moteurs",
  workers: 1,
  // A bound for what never ends: on a loaded machine, WebKitGTK takes three minutes for each title at each width.
  timeout: 400_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: "list",
  globalSetup: ["./old-chromium/old-chromium.ts", "../support/start-site.ts", "./silent-sound.ts"],
  use: { baseURL: "http://127.0.0.1:3999" },
});
