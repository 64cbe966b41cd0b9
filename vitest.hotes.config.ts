import { defineConfig } from "vitest/config";

/** Every host of files against the table of addresses: needs the packages of host-lab/, and caddy. */
export default defineConfig({
  test: {
    // The operator's settings are for the operator's site.
    env: { SITE_ENV: "" },
    include: ["{cli,edge,publishing}/**/*.lab.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
