import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { StreamerRecord } from "#schemas/streamer.ts";
import { TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { json, startTwitchDouble, type Fault } from "#server/testing/doubles/twitch-double.ts";
import { mergeCache } from "./merge-cache.ts";
import { createTwitchApi, refreshState } from "./twitch/refresh.ts";
import { startStreamersJob } from "./streamers-job.ts";
import { NO_STATE, readState, statePath, type TwitchState, writeState } from "./state/state-file.ts";

const CREDENTIALS = { clientId: "identifiant1", clientSecret: "secretsecret" };
const NOW = Date.UTC(2026, 0, 1, 12);
const portrait = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#a33" } })
  .png()
  .toBuffer();

async function scene(
  people: Parameters<typeof startTwitchDouble>[0],
  roster: StreamerRecord[] = TEST_BUILD.roster,
) {
  const double = await startTwitchDouble(people);
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  const api = createTwitchApi(CREDENTIALS, double.hosts, 500);
  const refresh = (last: TwitchState = NO_STATE, now = NOW) =>
    refreshState({ roster, api, dataDir, portraitOrigin: double.hosts.portraits, now }, last);
  return { double, dataDir, refresh };
}

describe("with an account at Twitch (doublure)", () => {
  it("[T8] adds who is live, names and portraits that we re-encode; the roster stays the truth", async () => {
    const { dataDir, refresh } = await scene({ ada_brume: { live: true, portrait }, intrus: { live: true } });
    const result = await refresh();
    if (result.kind !== "refreshed") throw new Error(result.reason);
    const { streamers } = mergeCache(TEST_BUILD.roster, result.state, NOW);
    expect(streamers).toMatchObject([
      {
        username: "ada_brume",
        display_name: "Ada Brume",
        live: true,
        viewers: 12,
        title: "En <jeu>",
        profile_image_url: expect.stringMatching(/^\/images\/streamers\/[0-9a-f]{12}\.webp$/),
      },
      { username: "leo_quai" },
    ]);
    const [file = ""] = await readdir(join(dataDir, "portraits"));
    expect(await sharp(readFileSync(join(dataDir, "portraits", file))).metadata()).toMatchObject({
      format: "webp",
      width: 192,
    });
  });

  it("asks by hundreds", async () => {
    const roster = Array.from({ length: 250 }, (_, index) => ({
      username: `joueur_${index}`,
      arcs: [],
      nomRP: {},
    }));
    const { double, refresh } = await scene(
      Object.fromEntries(roster.map(({ username }) => [username, { portrait: "" }])),
      roster,
    );
    const result = await refresh();
    expect(result.kind === "refreshed" && Object.keys(result.state.accounts).length).toBe(250);
    expect(double.calls.filter((path) => path.startsWith("/helix/"))).toHaveLength(6);
  });

  it("renews the token once on 401, then leaves Twitch alone", async () => {
    const { double, refresh } = await scene({ ada_brume: {} });
    await refresh();
    double.token = "jeton-2";
    expect((await refresh()).kind).toBe("refreshed");
    expect(double.tokens).toBe(2);
    double.fault = (request, response) =>
      request.url?.startsWith("/helix") === true && (response.writeHead(401).end(), true);
    expect(await refresh()).toMatchObject({ kind: "failed", reason: expect.stringContaining("401") });
    expect(double.tokens).toBe(3);
  });

  it.each([
    ["in 5 minutes", String(NOW / 1000 + 300), 300_000],
    ["in the past", String(NOW / 1000 - 9000), 60_000],
    ["in a year", String(NOW / 1000 + 31_536_000), 900_000],
    ["never", "n’importe quoi", 60_000],
  ])(
    "waits on 429 until the limit is lifted %s, a quarter of an hour at most",
    async (_when, reset, pause) => {
      const { double, refresh } = await scene({});
      double.fault = (_request, response) => (
        response.writeHead(429, { "ratelimit-reset": encodeURIComponent(reset) }).end(),
        true
      );
      expect(await refresh()).toEqual({ kind: "failed", reason: expect.stringContaining("429"), pause });
    },
  );

  const data =
    (value: unknown): Fault =>
    (request, response) =>
      request.url?.startsWith("/helix") === true && (json(response, value), true);
  it.each<[string, Fault]>([
    ["an error 500", (_request, response) => (response.writeHead(500).end("oups"), true)],
    ["silence", () => true],
    ["a cut line", (request) => (request.socket.destroy(), true)],
    [
      "half an answer",
      (_request, response) => (
        response.writeHead(200, { "content-length": "100" }).write("{"),
        response.destroy(),
        true
      ),
    ],
    [
      "a redirect",
      (_request, response) => (response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(), true),
    ],
    ["10 MB", (_request, response) => (response.end("x".repeat(10_000_000)), true)],
    [
      "a gzip bomb",
      (_request, response) => (
        response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(20_000_000))),
        true
      ),
    ],
    ["a page of HTML", (_request, response) => (response.end("<!doctype html><p>maintenance"), true)],
    ["nothing", (_request, response) => (response.end(), true)],
    ["an array", data([])],
    ["null", data(null)],
    ["data that is no list", data({ data: {} })],
    ["entries of the wrong type", data({ data: [42, null] })],
    ["a name that is a number", data({ data: [{ login: 7, display_name: "x", profile_image_url: "x" }] })],
    [
      "a broadcast without end",
      data({ data: [{ user_login: "ada_brume", viewer_count: -1, title: "x", started_at: "hier" }] }),
    ],
    [
      "more entries than asked",
      data({
        data: Array.from({ length: 101 }, () => ({ login: "a", display_name: "x", profile_image_url: "x" })),
      }),
    ],
    ["very deep JSON", (_request, response) => (response.end("[".repeat(100_000)), true)],
    [
      "a token with a line break",
      (request, response) =>
        request.url === "/oauth2/token" && (json(response, { access_token: "a\r\nx: y" }), true),
    ],
    ["no token", (request, response) => request.url === "/oauth2/token" && (json(response, {}), true)],
    ["a refused secret (403)", (_request, response) => (response.writeHead(403).end("{}"), true)],
  ])("keeps the last good copy, byte for byte, after %s", async (_what, fault) => {
    const { double, dataDir, refresh } = await scene({ ada_brume: { live: true, portrait } });
    const good = await refresh();
    if (good.kind !== "refreshed") throw new Error(good.reason);
    await writeState(dataDir, good.state);
    const before = readFileSync(statePath(dataDir));
    double.fault = fault;
    double.token = "autre";
    expect((await refresh({ ...good.state, accounts_at: 0 })).kind).toBe("failed");
    expect(readFileSync(statePath(dataDir)).equals(before)).toBe(true);
    expect((await readdir(join(dataDir, "portraits"))).length).toBe(1);
  });

  it.each<[string, string | Buffer]>([
    ["a script in SVG", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["HTML", "<script>alert(1)</script>"],
    ["a truncated PNG", portrait.subarray(0, 60)],
    ["nothing", ""],
  ])("takes no portrait from %s", async (_what, body) => {
    const { refresh } = await scene({ ada_brume: { portrait: body } });
    const result = await refresh();
    expect(result.kind === "refreshed" && result.state.accounts).toEqual({
      ada_brume: { display_name: "ADA_BRUME" },
    });
  });

  it("takes no portrait from another host than Twitch's", async () => {
    const { double, refresh } = await scene({ ada_brume: { portrait } });
    double.hosts.portraits = "http://127.0.0.2:80";
    const result = await refresh();
    expect(result.kind === "refreshed" && result.state.accounts).toEqual({
      ada_brume: { display_name: "ADA_BRUME" },
    });
  });
});

describe("what is too old or not wanted", () => {
  const state: TwitchState = {
    accounts_at: NOW,
    live_at: NOW,
    accounts: { leo_quai: { display_name: "LEO" } },
    live: { leo_quai: { viewers: 3, title: "x", started_at: "2026-01-01T10:00:00Z" } },
  };
  const leo = (now: number) => mergeCache(TEST_BUILD.roster, state, now).streamers[1];

  it("leaves the cache: broadcasts after 10 minutes, what Twitch said of people after a day", () => {
    expect(leo(NOW + 60_000)).toMatchObject({ live: true, display_name: "LEO" });
    expect(leo(NOW + 11 * 60_000)).toEqual({
      username: "leo_quai",
      display_name: "LEO",
      arcs: ["School", "Pentacle"],
      nomRP: {},
    });
    expect(leo(NOW + 25 * 3_600_000)).toEqual({
      username: "leo_quai",
      arcs: ["School", "Pentacle"],
      nomRP: {},
    });
  });

  it("leaves at once when the person is taken off the roster", () => {
    expect(mergeCache([], state, NOW).streamers).toEqual([]);
  });

  it.each(["", "{", "[]", '{"accounts_at":"hier"}', '{"__proto__":{"x":1}}', "x".repeat(3_000_000)])(
    "a poisoned file counts as nothing (%#)",
    async (text) => {
      const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
      writeFileSync(statePath(dataDir), text);
      expect(await readState(dataDir)).toEqual(NO_STATE);
    },
  );

  it("does not confuse a person named __proto__ or constructor", () => {
    const odd = ["__proto__", "constructor"].map((username) => ({ username, arcs: [], nomRP: {} }));
    expect(mergeCache(odd, state, NOW).streamers).toEqual(odd);
  });
});

describe("the running server", () => {
  const account = { TWITCH_CLIENT_ID: CREDENTIALS.clientId, TWITCH_CLIENT_SECRET: CREDENTIALS.clientSecret };

  async function cacheOf(url: string, until: (body: string) => boolean): Promise<string> {
    for (let tries = 0; tries < 100; tries++) {
      const body = await (await fetch(`${url}/streamers_cache.json?nocache=${tries}`)).text();
      if (until(body)) return body;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("the cache never changed");
  }

  it("[T8] serves who is live and the portraits from its own address (doublure de Twitch)", async () => {
    const double = await startTwitchDouble({ leo_quai: { live: true, portrait } });
    const { url } = await startTestServer(account, { twitchHosts: double.hosts });
    const body = await cacheOf(url, (text) => text.includes('"live":true'));
    const path = body.match(/\/images\/streamers\/[0-9a-f]{12}\.webp/)?.[0];
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "public, max-age=31536000, immutable",
    ]);
  });

  it("without an account follows what a cron writes, and drops who is live once that is too old", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    const job = await startStreamersJob({
      roster: () => TEST_BUILD.roster,
      api: undefined,
      portraitOrigin: "",
      dataDir,
      https: false,
      say: () => {},
    });
    onTestFinished(() => job.stop());
    const answer = () => {
      const file = job.files.get("/streamers_cache.json");
      return file?.kind === "memory" ? file.identity.body.toString() : "";
    };
    /** Lets time pass by half minutes until the answer is as wanted. */
    const until = async (wanted: (text: string) => boolean) => {
      for (let turn = 0; turn < 60 && !wanted(answer()); turn++) {
        await vi.advanceTimersByTimeAsync(30_000);
        await new Promise((resolve) => setImmediate(resolve));
        await readState(dataDir);
      }
      return wanted(answer());
    };
    const now = Date.now();
    const live = { leo_quai: { viewers: 3, title: "x", started_at: "2026-01-01T10:00:00Z" } };
    await writeState(dataDir, { accounts_at: now, live_at: now, accounts: {}, live });
    expect(await until((text) => text.includes('"live":true'))).toBe(true);
    expect(await until((text) => !text.includes('"live":true'))).toBe(true);
    expect(Date.now() - now).toBeLessThan(20 * 60_000);
  });

  it("serves the roster and says its trouble when Twitch is down (doublure de Twitch)", async () => {
    const double = await startTwitchDouble({});
    double.fault = (_request, response) => (response.writeHead(500).end(), true);
    const { url, said } = await startTestServer(account, { twitchHosts: double.hosts });
    await expect
      .poll(async () => (await fetch(`${url}/api/sante`)).json())
      .toMatchObject({ etat: "degrade", raisons: [expect.stringContaining("Twitch")] });
    expect(await cacheOf(url, () => true)).toContain("ada_brume");
    expect(said.join("\n")).toContain("La dernière bonne liste reste servie");
  });
});
