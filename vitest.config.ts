import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The operator's settings are for the operator's site.
    env: { SITE_ENV: "" },
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "content/**", "var/**", "demo/**", "host-lab/**"],
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
