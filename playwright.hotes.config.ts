import { defineConfig } from "@playwright/test";
import site from "./playwright.config.ts";

/** The journeys of the calls, as the server passes them, against the Worker in Cloudflare's own engine: npm run test:hotes. */
export default defineConfig({
  ...site,
  testMatch: ["corners/contact*.spec.ts", "pages/joueurs*.spec.ts"],
  outputDir: "var/tests/playwright-hotes",
  reporter: "list",
  globalSetup: ["./e2e/need-chromium.ts", "./e2e/support/start-edge.ts"],
  use: { ...site.use, baseURL: "http://127.0.0.1:3998" },
});
