import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/**
 * What starts whole programs again and again: real builds, PostgreSQL, a move of all messages, a site killed for each fault.
 * Half of the processor's time. `npm test` runs them, `npm run check` does not.
 */
const MACHINERY = [
  "cli/{build,publish/update,releases/releases,messages/move,messages/d1}.test.ts",
  "prerender/bundle/bundle.test.ts",
  "server/outbox/postgres/**/*.test.ts",
  "server/outbox/sqlite/thread/lost-file.test.ts",
  "server/outbox/delivery/{come-back-later,chat/chat-site}.test.ts",
];
/** What lets its whole process open more formats of pictures than the site takes. */
const ALONE = ["{cli/content,media/photo}/**/*.test.ts"];
const ELSEWHERE = ["node_modules", "build", "content", "var", "demo", "host-lab", "sveltia", "bench/peers"];

/** A part of the unit tests: the files of these patterns, but those. */
function part(
  name: string,
  { include, but = [], isolate }: { include: string[]; but?: string[]; isolate: boolean },
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      exclude: [...ELSEWHERE.map((folder) => `${folder}/**`), ...but],
      isolate,
      // The operator's settings are for the operator's site.
      env: { SITE_ENV: "" },
      unstubGlobals: true,
      restoreMocks: true,
      // A bound for what never ends; a machine that does ten other things takes its time.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
    },
  };
}

export default defineConfig({
  test: {
    // Files share processes: starting one, and reading the same modules in it again, took a third of the whole.
    projects: [
      part("ensemble", { include: ["**/*.test.{ts,tsx}"], but: [...MACHINERY, ...ALONE], isolate: false }),
      part("seuls", { include: ALONE, isolate: true }),
      part("machinerie", { include: MACHINERY, isolate: false }),
    ],
    // The conformance check reads which titles ran.
    reporters: process.env["CONFORMITE"]
      ? ["default", ["json", { outputFile: "var/tests/vitest.json" }]]
      : ["default"],
    globalSetup: ["server/testing/temporary-folder.ts", "server/testing/compiled-folder.ts"],
    // A server's test waits more than it computes: two of them fit on a core.
    maxWorkers: Math.max(4, availableParallelism()),
  },
});
