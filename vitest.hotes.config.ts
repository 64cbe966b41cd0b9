import { defineConfig } from "vitest/config";

/** Every host of files against the table of addresses, and the Worker in its own engine: needs the packages of host-lab/, and caddy. Its figures go where those of the endurance tests go. */
export default defineConfig({
  test: {
    // The operator's settings are for the operator's site.
    env: { SITE_ENV: "" },
    include: ["{cli,edge,publishing}/**/*.lab.ts"],
    globalSetup: ["server/endurance/figures/figures-table.ts"],
    // Whole programs, started again and again: on a busy machine each takes seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
