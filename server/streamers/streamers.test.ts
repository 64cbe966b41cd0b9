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
import { mergeCache } from "./twitch/merge-cache.ts";
import { createTwitchApi, refreshState } from "./twitch/refresh.ts";
import { createPortraits } from "./portraits.ts";
import { startStreamersJob } from "./streamers-job.ts";
import { NO_STATE, readState, statePath, type TwitchState, writeState } from "./state-file.ts";

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
  const api = createTwitchApi(CREDENTIALS, double.hosts, 3_000);
  const refresh = (last: TwitchState = NO_STATE, now = NOW, patience = 5000) =>
    refreshState(
      { roster, api, portraits: createPortraits(dataDir, double.hosts.portraits, patience), now },
      last,
    );
  return { double, dataDir, refresh };
}

describe("avec un compte chez Twitch (doublure)", () => {
  it("[T8] ajoute qui est en direct, les noms et les portraits que nous réencodons ; la liste du staff reste la vérité", async () => {
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

  it("demande par centaines", async () => {
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

  it("renouvelle le jeton une fois sur 401, puis laisse Twitch tranquille", async () => {
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
    ["dans 5 minutes", String(NOW / 1000 + 300), 300_000],
    ["dans le passé", String(NOW / 1000 - 9000), 60_000],
    ["dans un an", String(NOW / 1000 + 31_536_000), 900_000],
    ["jamais", "n’importe quoi", 60_000],
  ])(
    "attend, sur 429, que la limite soit levée %s, un quart d’heure au plus",
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
    ["une erreur 500", (_request, response) => (response.writeHead(500).end("oups"), true)],
    ["un silence", () => true],
    ["une ligne coupée", (request) => (request.socket.destroy(), true)],
    [
      "une demi-réponse",
      (_request, response) => (
        response.writeHead(200, { "content-length": "100" }).write("{"),
        response.destroy(),
        true
      ),
    ],
    [
      "une redirection",
      (_request, response) => (response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(), true),
    ],
    ["10 Mo", (_request, response) => (response.end("x".repeat(10_000_000)), true)],
    [
      "une bombe gzip",
      (_request, response) => (
        response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(20_000_000))),
        true
      ),
    ],
    ["une page HTML", (_request, response) => (response.end("<!doctype html><p>maintenance"), true)],
    ["rien", (_request, response) => (response.end(), true)],
    ["un tableau", data([])],
    ["null", data(null)],
    ["des données qui ne sont pas une liste", data({ data: {} })],
    ["des entrées du mauvais type", data({ data: [42, null] })],
    ["un nom qui est un nombre", data({ data: [{ login: 7, display_name: "x", profile_image_url: "x" }] })],
    [
      "un direct sans fin",
      data({ data: [{ user_login: "ada_brume", viewer_count: -1, title: "x", started_at: "hier" }] }),
    ],
    [
      "plus d’entrées que demandé",
      data({
        data: Array.from({ length: 101 }, () => ({ login: "a", display_name: "x", profile_image_url: "x" })),
      }),
    ],
    ["du JSON très profond", (_request, response) => (response.end("[".repeat(100_000)), true)],
    [
      "un jeton avec un saut de ligne",
      (request, response) =>
        request.url === "/oauth2/token" && (json(response, { access_token: "a\r\nx: y" }), true),
    ],
    ["aucun jeton", (request, response) => request.url === "/oauth2/token" && (json(response, {}), true)],
    ["un secret refusé (403)", (_request, response) => (response.writeHead(403).end("{}"), true)],
  ])("garde la dernière bonne copie, octet pour octet, après %s", async (_what, fault) => {
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
    ["un script en SVG", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["du HTML", "<script>alert(1)</script>"],
    ["un PNG tronqué", portrait.subarray(0, 60)],
    ["rien", ""],
  ])("ne prend aucun portrait de %s", async (_what, body) => {
    const { refresh } = await scene({ ada_brume: { portrait: body } });
    const result = await refresh();
    expect(result.kind === "refreshed" && result.state.accounts).toEqual({
      ada_brume: { display_name: "ADA_BRUME" },
    });
  });

  const crowd = Array.from({ length: 40 }, (_, index) => ({
    username: `joueur_${index}`,
    arcs: [],
    nomRP: {},
  }));
  it.each<[string, Fault]>([
    ["ne répondent plus", (request) => request.url?.startsWith("/portraits/") === true],
    [
      "s’arrêtent à mi-chemin",
      (request, response) =>
        request.url?.startsWith("/portraits/") === true && (response.write(portrait.subarray(0, 60)), true),
    ],
  ])(
    "[T8] ne fait pas attendre qui est en direct quand les portraits %s, et les redemande un quart d’heure après",
    async (_what, fault) => {
      const { double, refresh } = await scene(
        Object.fromEntries(crowd.map(({ username }) => [username, { portrait, live: true }])),
        crowd,
      );
      double.fault = fault;
      const first = await refresh(NO_STATE, NOW, 300);
      if (first.kind !== "refreshed") throw new Error(first.reason);
      expect(Object.keys(first.state.live)).toHaveLength(40);
      expect(double.calls.filter((path) => path.startsWith("/portraits/"))).toHaveLength(6);
      expect(mergeCache(crowd, first.state, NOW).streamers[0]).toMatchObject({ display_name: "JOUEUR_0" });
      double.fault = () => false;
      const withPortraits = async (at: number) => {
        const next = await refresh(first.state, at);
        if (next.kind !== "refreshed") throw new Error(next.reason);
        return Object.values(next.state.accounts).filter(({ portrait: key }) => key !== undefined).length;
      };
      expect(await withPortraits(NOW + 2 * 60_000)).toBe(0);
      expect(await withPortraits(NOW + 16 * 60_000)).toBe(40);
    },
  );

  it("un seul portrait qui ne vient pas n’enlève rien aux autres, et est redemandé un quart d’heure après", async () => {
    const { double, refresh } = await scene(
      Object.fromEntries(crowd.map(({ username }) => [username, { portrait }])),
      crowd,
    );
    double.fault = (request) => request.url === "/portraits/joueur_3";
    const result = await refresh();
    if (result.kind !== "refreshed") throw new Error(result.reason);
    expect(Object.values(result.state.accounts).filter(({ portrait: key }) => key === undefined)).toEqual([
      { display_name: "JOUEUR_3" },
    ]);
    double.fault = () => false;
    expect(await refresh(result.state, NOW + 16 * 60_000)).toMatchObject({
      state: { accounts: { joueur_3: { portrait: expect.any(String) } } },
    });
  });

  it("ne prend aucun portrait d’un autre hôte que celui de Twitch", async () => {
    const { double, refresh } = await scene({ ada_brume: { portrait } });
    double.hosts.portraits = "http://127.0.0.2:80";
    const result = await refresh();
    expect(result.kind === "refreshed" && result.state.accounts).toEqual({
      ada_brume: { display_name: "ADA_BRUME" },
    });
  });
});

describe("ce qui est trop vieux ou n’est plus voulu", () => {
  const state: TwitchState = {
    accounts_at: NOW,
    live_at: NOW,
    accounts: { leo_quai: { display_name: "LEO" } },
    live: { leo_quai: { viewers: 3, title: "x", started_at: "2026-01-01T10:00:00Z" } },
  };
  const leo = (now: number) => mergeCache(TEST_BUILD.roster, state, now).streamers[1];

  it("quitte la liste : les directs après 10 minutes, ce que Twitch dit des personnes après un jour", () => {
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

  it("dit si les directs sont connus : après 10 minutes, plus personne ne le sait", () => {
    expect(mergeCache([], state, NOW).live_known).toBe(true);
    expect(mergeCache([], state, NOW + 11 * 60_000)).not.toHaveProperty("live_known");
    expect(mergeCache([], NO_STATE, NOW)).not.toHaveProperty("live_known");
  });

  it("part aussitôt que la personne quitte la liste du staff", () => {
    expect(mergeCache([], state, NOW).streamers).toEqual([]);
  });

  it.each(["", "{", "[]", '{"accounts_at":"hier"}', '{"__proto__":{"x":1}}', "x".repeat(3_000_000)])(
    "un fichier empoisonné ne compte pour rien (%#)",
    async (text) => {
      const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
      writeFileSync(statePath(dataDir), text);
      expect(await readState(dataDir)).toEqual(NO_STATE);
    },
  );

  it("ne se trompe pas d’une personne nommée __proto__ ou constructor", () => {
    const odd = ["__proto__", "constructor"].map((username) => ({ username, arcs: [], nomRP: {} }));
    expect(mergeCache(odd, state, NOW).streamers).toEqual(odd);
  });
});

describe("le serveur en marche", () => {
  const account = { TWITCH_CLIENT_ID: CREDENTIALS.clientId, TWITCH_CLIENT_SECRET: CREDENTIALS.clientSecret };

  async function cacheOf(url: string, until: (body: string) => boolean): Promise<string> {
    let body = "";
    const read = async () => (body = await (await fetch(`${url}/streamers_cache.json?nocache=1`)).text());
    await expect.poll(async () => until(await read())).toBe(true);
    return body;
  }

  it("[T8] sert qui est en direct et les portraits de sa propre adresse (doublure de Twitch)", async () => {
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

  it("sans compte, suit ce qu’une tâche planifiée écrit, et oublie qui est en direct quand c’est trop vieux", async () => {
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

  it("sert la liste du staff et dit sa gêne quand Twitch est en panne (doublure de Twitch)", async () => {
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
