// Who may import whom. Told here once: the linter reads it (oxlint-plugin.ts), walls.test.ts tries to break it.

/** What the files of a room may import from other rooms; its own files they always may. */
interface Room {
  readonly may: readonly string[];
  /** What its tests may import besides. */
  readonly tests?: readonly string[];
  /**
   * For a room that also runs where there is no Node, in a browser or at the edge (edge/): the modules of Node that its files
   * may import, and no package of {@link NODE_PACKAGES}. It may import rooms of its kind alone. Without it: any.
   */
  readonly node?: readonly string[];
}

/** Packages that need Node around them. */
export const NODE_PACKAGES: readonly string[] = ["@hono/node-server", "nodemailer", "pg", "pino", "sharp"];

// Digests and random numbers, which the edge has under the same name.
const EDGE = ["node:crypto"];

// Rules and shapes that know no other part of the house.
const LEAVES = ["schemas", "text", "platforms", "addresses", "hanging"];
const HTTP_POLICY = ["http-policy", "http-policy/api-routes.ts"];
const READING = ["reader", "media", ...LEAVES];

// What a page's pieces are made of.
const PIECES = ["app/ui", "app/state", "app/input", ...LEAVES];
const PAGES = [
  "app/search",
  "app/router",
  "app/page-title.ts",
  "http-policy/api-routes.ts",
  "app/content",
  ...PIECES,
];

// What any room of the server may lean on, at the edge too: how a request is refused, a body read, another server asked, who counts as one, what is surely old.
const EDGE_COMMONS = [
  "server/bounded-fetch.ts",
  "server/confirmer.ts",
  "server/read-body.ts",
  "server/refusal.ts",
  "server/visitor/address-groups.ts",
  "server/visitor/network.ts",
];
// And on a machine: the disk, a build read.
const SERVER_COMMONS = ["disk", "server/read-build.ts", "server/visitor", ...EDGE_COMMONS];
const SERVER = [
  "server",
  "server/api",
  "server/config",
  "server/config/env-file.ts",
  "server/contact",
  "server/data-lock.ts",
  "server/http",
  "server/journal",
  "server/metrics",
  "server/outbox",
  "server/outbox/backup",
  "server/outbox/delivery/smtp",
  "server/outbox/postgres",
  "server/outbox/sqlite",
  "server/policy-report",
  "server/previews",
  "server/site",
  "server/streamers",
  "server/streamers/twitch",
  ...SERVER_COMMONS,
];
const SERVER_TESTS = [...SERVER, "server/testing"];

const PRODUCT = [
  "app",
  "app/page-title.ts",
  "prerender",
  "publishing",
  "workshop",
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
  text: { may: [], node: [] },
  platforms: { may: [], node: [] },
  hanging: { may: [], node: [] },
  addresses: { may: ["schemas"], node: [] },
  schemas: { may: ["text", "platforms"], node: [] },
  "http-policy": { may: ["http-policy/api-routes.ts", ...LEAVES], node: [] },
  "http-policy/api-routes.ts": { may: [], node: [] },

  // And one for where there is a disk.
  disk: { may: LEAVES },

  // From content/ to a built site.
  media: { may: ["disk", ...LEAVES], tests: ["reader", "reader/fixtures"] },
  reader: { may: ["media", ...LEAVES], tests: ["reader/fixtures"] },
  "reader/fixtures": { may: READING },
  workshop: { may: ["app/styles", ...HTTP_POLICY, ...LEAVES] },
  prerender: { may: ["workshop", "disk", ...HTTP_POLICY, ...READING], tests: ["reader/fixtures"] },
  publishing: {
    may: ["edge", "media", "prerender", "server/outbox", "server/previews", ...HTTP_POLICY, ...LEAVES],
    tests: SERVER_TESTS,
  },

  // The pages.
  "app/styles": { may: [] },
  "app/state": { may: [] },
  "app/input": { may: ["app/state"] },
  "app/content": { may: ["schemas"] },
  "app/page-title.ts": { may: ["app/content"] },
  "app/ui": { may: ["app/state", "app/input", ...LEAVES] },
  "app/router": { may: ["app/content", "app/page-title.ts", ...PIECES], tests: ["app"] },
  "app/search": { may: ["app/router", "app/page-title.ts", ...PIECES] },
  "app/features/*": { may: PAGES },
  "app/layout": { may: ["app/features/*", "http-policy", ...PAGES] },
  "app/routes": { may: ["app/features/*", ...PAGES] },
  "app/boot": { may: ["app"] },
  // For the staff alone: the workshop serves it, no build does.
  "app/specimen": { may: ["app/styles", ...PAGES] },
  app: { may: ["app/routes", "app/layout", "app/styles", ...PAGES] },

  // The server.
  "server/bounded-fetch.ts": { may: LEAVES, node: [] },
  "server/confirmer.ts": { may: [], node: [] },
  "server/data-lock.ts": { may: ["disk", ...LEAVES] },
  "server/read-build.ts": { may: ["disk", ...LEAVES] },
  "server/refusal.ts": { may: LEAVES, node: [] },
  "server/read-body.ts": { may: ["server/refusal.ts"], node: [] },
  "server/visitor": { may: ["server/visitor/address-groups.ts", "server/visitor/network.ts", ...LEAVES] },
  "server/visitor/address-groups.ts": { may: LEAVES, node: [] },
  "server/visitor/network.ts": { may: LEAVES, node: [] },
  "server/metrics": { may: LEAVES, tests: SERVER_TESTS },
  "server/journal": { may: ["server/confirmer.ts", ...LEAVES], tests: SERVER_TESTS },
  "server/policy-report": { may: [...HTTP_POLICY, ...LEAVES], tests: SERVER_TESTS },
  "server/config": { may: ["server/visitor/network.ts", ...LEAVES], tests: SERVER_TESTS, node: [] },
  "server/config/env-file.ts": { may: ["server/config", ...LEAVES] },
  "server/outbox": {
    may: ["server/config", ...EDGE_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
    node: EDGE,
  },
  "server/outbox/backup": {
    may: ["server/outbox", "server/config", ...SERVER_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
  },
  "server/outbox/delivery/smtp": { may: ["server/outbox", "server/config", ...LEAVES], tests: SERVER_TESTS },
  "server/outbox/postgres": {
    may: ["server/outbox", "server/outbox/sqlite", ...LEAVES],
    tests: SERVER_TESTS,
  },
  "server/outbox/sqlite": {
    may: ["server/outbox", "server/config", ...SERVER_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
  },
  "server/contact": {
    may: ["server/outbox", ...HTTP_POLICY, ...EDGE_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
    node: EDGE,
  },
  "server/previews": { may: LEAVES, tests: SERVER_TESTS, node: [] },
  "server/site": {
    may: ["server/policy-report", "server/previews", ...HTTP_POLICY, ...SERVER_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
  },
  "server/streamers": {
    may: ["server/site", "server/streamers/twitch", ...HTTP_POLICY, ...SERVER_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
  },
  "server/streamers/twitch": { may: ["server/bounded-fetch.ts", ...LEAVES], tests: SERVER_TESTS, node: [] },
  "server/api": {
    may: ["server/contact", ...HTTP_POLICY, ...EDGE_COMMONS, ...LEAVES],
    tests: SERVER_TESTS,
    node: [],
  },
  "server/http": {
    may: [
      "server/api",
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

  // The same site without a server: what runs on the machines of a network, each for one request.
  edge: {
    may: [
      "server/api",
      "server/config",
      "server/contact",
      "server/outbox",
      "server/previews",
      "server/streamers/twitch",
      ...HTTP_POLICY,
      ...EDGE_COMMONS,
      ...LEAVES,
    ],
    tests: ["publishing", "prerender", "server/endurance", ...SERVER_TESTS],
    node: EDGE,
  },

  // Those who use the whole house, and whom nobody imports.
  cli: {
    may: ["prerender", "publishing", "workshop", ...HTTP_POLICY, ...SERVER, ...READING],
    tests: ["server/testing", "reader/fixtures"],
  },
  "e2e/support": { may: PRODUCT },
  e2e: { may: ["e2e/support", ...PRODUCT] },
  bench: { may: ["e2e", "e2e/support", ...PRODUCT] },
  demo: { may: ["app/styles", ...READING] },
  // Resources for the game, which run there alone.
  exemples: { may: [] },
  walls: { may: [] },
  // The configurations at the root.
  ".": { may: ["prerender", "e2e", "e2e/support", "addresses"] },
};
