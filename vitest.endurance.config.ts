import { defineConfig } from "vitest/config";

/** Long tests of the server with real parts, one file at a time so that their figures mean something. */
export default defineConfig({
  test: {
    // The operator's settings are for the operator's site.
    env: { SITE_ENV: "" },
    include: ["server/endurance/**/*.endurance.ts"],
    globalSetup: ["server/testing/temporary-folder.ts", "server/endurance/figures/figures-table.ts"],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
