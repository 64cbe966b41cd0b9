// Who may import whom. Told here once: the linter reads it (oxlint-plugin.ts), walls.test.ts tries to break it.

/** What the files of a room may import from other rooms; its own files they always may. */
interface Room {
  readonly may: readonly string[];
  /** What its tests may import besides. */
  readonly tests?: readonly string[];
}

// Rules and shapes that know no other part of the house.
const LEAVES = ["schemas", "text", "platforms", "addresses", "hanging"];
const HTTP_POLICY = ["http-policy", "http-policy/api-routes.ts"];
const READING = ["reader", "media", ...LEAVES];

// What a page's pieces are made of. "virtual" is the content that the build hands to the pages (virtual:content/…).
const PIECES = ["app/ui", "app/state", "app/input", ...LEAVES];
const PAGES = [
  "app/search",
  "app/router",
  "app/page-title.ts",
  "http-policy/api-routes.ts",
  "virtual",
  ...PIECES,
];

// What any room of the server may lean on: how a request is refused, a body read, another server asked, a file's fault said, its owner set.
const SERVER_COMMONS = [
  "server/bounded-fetch.ts",
  "server/file-failure.ts",
  "server/file-owner.ts",
  "server/read-body.ts",
  "server/read-build.ts",
  "server/refusal.ts",
  "server/visitor",
];
const SERVER = [
  "server",
  "server/config",
  "server/contact",
  "server/data-lock.ts",
  "server/http",
  "server/journal",
  "server/metrics",
  "server/outbox",
  "server/policy-report",
  "server/site",
  "server/streamers",
  ...SERVER_COMMONS,
];
const SERVER_TESTS = [...SERVER, "server/testing"];

const PRODUCT = [
  "app",
  "app/page-title.ts",
  "prerender",
  "publishing",
  ...HTTP_POLICY,
  "cli",
  ...SERVER_TESTS,
  ...READING,
];

/**
 * Each room by its path: a folder, or one file that its whole floor shares. The longest path that fits is the file's
 * room; `*` stands for one folder's name, and two folders that fit the same line are two rooms. What stands lower may not import what stands above it.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  // Leaves.
  text: { may: [] },
  platforms: { may: [] },
  hanging: { may: [] },
  addresses: { may: ["schemas"] },
  schemas: { may: ["text", "platforms"] },
  "http-policy": { may: ["http-policy/api-routes.ts", ...LEAVES] },
  "http-policy/api-routes.ts": { may: [] },

  // From content/ to a built site.
  media: { may: LEAVES, tests: ["reader", "reader/fixtures"] },
  reader: { may: ["media", ...LEAVES], tests: ["reader/fixtures"] },
  "reader/fixtures": { may: READING },
  prerender: { may: [...HTTP_POLICY, ...READING], tests: ["reader/fixtures"] },
  publishing: { may: ["media", "prerender", ...HTTP_POLICY, ...LEAVES], tests: SERVER_TESTS },

  // The pages.
  "app/styles": { may: [] },
  "app/state": { may: [] },
  "app/input": { may: [] },
  "app/page-title.ts": { may: ["virtual"] },
  "app/ui": { may: ["app/state", "app/input", ...LEAVES] },
  "app/router": { may: ["app/page-title.ts", ...PIECES], tests: ["app"] },
  "app/search": { may: ["app/router", ...PIECES] },
  "app/features/*": { may: PAGES },
  "app/layout": { may: ["app/features/*", "http-policy", ...PAGES] },
  "app/routes": { may: ["app/features/*", ...PAGES] },
  "app/boot": { may: ["app"] },
  app: { may: ["app/routes", "app/layout", "app/styles", ...PAGES] },

  // The server.
  "server/bounded-fetch.ts": { may: LEAVES },
  "server/data-lock.ts": { may: ["server/file-owner.ts", ...LEAVES] },
  "server/file-failure.ts": { may: LEAVES },
  "server/file-owner.ts": { may: LEAVES },
  "server/read-build.ts": { may: LEAVES },
  "server/refusal.ts": { may: LEAVES },
  "server/read-body.ts": { may: ["server/refusal.ts"] },
  "server/visitor": { may: LEAVES },
  "server/metrics": { may: LEAVES, tests: SERVER_TESTS },
  "server/journal": { may: LEAVES, tests: SERVER_TESTS },
  "server/policy-report": { may: [...HTTP_POLICY, ...LEAVES], tests: SERVER_TESTS },
  "server/config": { may: ["server/visitor", ...LEAVES] },
  "server/outbox": { may: ["server/config", ...SERVER_COMMONS, ...LEAVES], tests: SERVER_TESTS },
  "server/contact": {
    may: ["server/outbox", ...HTTP_POLICY, ...SERVER_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
  },
  "server/site": {
    may: ["server/policy-report", ...HTTP_POLICY, ...SERVER_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
  },
  "server/streamers": {
    may: ["server/site", ...HTTP_POLICY, ...SERVER_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
  },
  "server/http": {
    may: [
      "server/contact",
      "server/journal",
      "server/metrics",
      "server/site",
      ...HTTP_POLICY,
      ...SERVER_COMMONS,
      ...LEAVES,
    ],
    tests: SERVER_TESTS,
  },
  server: { may: [...SERVER, ...HTTP_POLICY, ...LEAVES], tests: ["server/testing"] },
  "server/testing": { may: [...SERVER, ...HTTP_POLICY, ...LEAVES] },
  "server/endurance": { may: [...SERVER_TESTS, ...HTTP_POLICY, ...LEAVES] },

  // Those who use the whole house, and whom nobody imports.
  cli: {
    may: ["prerender", "publishing", ...HTTP_POLICY, ...SERVER, ...READING],
    tests: ["server/testing", "reader/fixtures"],
  },
  "e2e/support": { may: PRODUCT },
  e2e: { may: ["e2e/support", ...PRODUCT] },
  bench: { may: ["e2e", "e2e/support", ...PRODUCT] },
  demo: { may: ["app/styles", ...READING] },
  walls: { may: [] },
  // The configurations at the root.
  ".": { may: ["prerender", "e2e", "e2e/support", "addresses"] },
};
