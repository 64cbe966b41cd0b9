// Who may import whom. Told here once: the linter reads it (oxlint-plugin.ts), walls.test.ts tries to break it.

/** What the files of a room may import from other rooms; its own files they always may. */
interface Room {
  readonly may: readonly string[];
  /** What its tests may import besides. */
  readonly tests?: readonly string[];
}

// Rules and shapes that know no other part of the house.
const LEAVES = ["schemas", "text", "platforms"];
const READING = ["reader", "media", ...LEAVES];

// What a page's pieces are made of. "virtual" is the content that the build hands to the pages (virtual:content/…).
const PIECES = ["app/ui", "app/state", "app/input", ...LEAVES];
const PAGES = ["app/search", "app/router", "app/navigation.ts", "app/page-title.ts", "virtual", ...PIECES];

const SERVER_ROOMS = ["server/contact", "server/outbox", "server/site", "server/streamers"];
const SERVER = [
  "server",
  "server/env.ts",
  "server/file-failure.ts",
  "server/policy-report.ts",
  "server/read-build.ts",
  ...SERVER_ROOMS,
];
const SERVER_TESTS = [...SERVER, "server/testing"];

const PRODUCT = [
  "app",
  "app/navigation.ts",
  "app/page-title.ts",
  "prerender",
  "http-policy",
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
  schemas: { may: ["text", "platforms"] },
  "http-policy": { may: ["platforms"] },

  // From content/ to a built site.
  media: { may: LEAVES, tests: ["reader", "reader/fixtures"] },
  reader: { may: ["media", ...LEAVES], tests: ["reader/fixtures"] },
  "reader/fixtures": { may: READING },
  prerender: { may: ["http-policy", ...READING], tests: ["reader/fixtures"] },

  // The pages.
  "app/styles": { may: [] },
  "app/state": { may: [] },
  "app/input": { may: [] },
  "app/navigation.ts": { may: [] },
  "app/page-title.ts": { may: ["virtual"] },
  "app/ui": { may: ["app/state", "app/input", ...LEAVES] },
  "app/router": { may: ["app/page-title.ts", ...PIECES], tests: ["app", "app/navigation.ts"] },
  "app/search": { may: ["app/router", ...PIECES] },
  "app/features/*": { may: PAGES },
  "app/layout": { may: ["app/features/*", ...PAGES] },
  "app/routes": { may: ["app/features/*", ...PAGES] },
  app: { may: ["app/routes", "app/layout", "app/styles", ...PAGES] },

  // The server.
  "server/file-failure.ts": { may: LEAVES },
  "server/policy-report.ts": { may: ["http-policy", ...LEAVES], tests: SERVER_TESTS },
  "server/read-build.ts": { may: LEAVES },
  "server/env.ts": { may: ["server/contact", "server/outbox", ...LEAVES] },
  "server/outbox": { may: ["server/file-failure.ts", ...LEAVES], tests: SERVER_TESTS },
  "server/contact": { may: ["server/outbox", "http-policy", ...LEAVES], tests: SERVER_TESTS },
  "server/site": {
    may: ["server/policy-report.ts", "server/read-build.ts", "http-policy", ...LEAVES],
    tests: SERVER_TESTS,
  },
  "server/streamers": { may: ["server/site", "http-policy", ...LEAVES], tests: SERVER_TESTS },
  server: { may: [...SERVER, "http-policy", ...LEAVES], tests: ["server/testing"] },
  "server/testing": { may: [...SERVER, "http-policy", ...LEAVES] },
  "server/endurance": { may: [...SERVER_TESTS, "http-policy", ...LEAVES] },

  // Those who use the whole house, and whom nobody imports.
  cli: {
    may: ["prerender", "http-policy", ...SERVER, ...READING],
    tests: ["server/testing", "reader/fixtures"],
  },
  e2e: { may: PRODUCT },
  bench: { may: ["e2e", ...PRODUCT] },
  demo: { may: READING },
  walls: { may: [] },
  // The configurations at the root.
  ".": { may: ["prerender", "e2e"] },
};
