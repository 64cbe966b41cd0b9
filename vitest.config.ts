import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    env: {
      // The operator's settings are for the operator's site.
      SITE_ENV: "",
      // The servers and commands that tests start share what Node compiled: half of each start.
      NODE_COMPILE_CACHE: join(import.meta.dirname, "var/tests/compiled"),
    },
    include: ["**/*.test.{ts,tsx}"],
    exclude: [
      "node_modules/**",
      "build/**",
      "content/**",
      "var/**",
      "demo/**",
      "host-lab/**",
      "sveltia/**",
      "bench/peers/**",
    ],
    // The conformance check reads which titles ran.
    reporters: process.env["CONFORMITE"]
      ? ["default", ["json", { outputFile: "var/tests/vitest.json" }]]
      : ["default"],
    globalSetup: ["server/testing/temporary-folder.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
