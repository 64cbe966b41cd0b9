import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{schemas,text,walls,http-policy,platforms,reader,media,prerender,app,server,cli,bench}/**/*.test.{ts,tsx}",
    ],
    // The conformance check reads which titles ran.
    reporters: process.env["CONFORMITE"]
      ? ["default", ["json", { outputFile: "var/tests/vitest.json" }]]
      : ["default"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
