import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { HOST_NAMES, type HostName } from "#schemas/host-name.ts";
import { makeTableSite } from "./table-site.ts";
import { beyondLimits, sizeWords } from "./limits.ts";
import { areSetsPublished, publishSets } from "./publish-sets.ts";

let buildDir: string;
let client: string;
beforeAll(async () => {
  const made = await makeTableSite();
  buildDir = made.buildDir;
  client = join(made.release, "client");
  await publishSets(buildDir, "essai", HOST_NAMES);
});

const set = (host: HostName) => join(buildDir, "hotes", host);
const names = (host: HostName) => readdirSync(set(host), { recursive: true, encoding: "utf8" }).toSorted();

describe("le dossier préparé pour un hébergeur", () => {
  test("n’a que ce que cet hébergeur demande : ses réglages, et les copies compressées dont il se sert", () => {
    const own = (host: HostName) =>
      names(host).filter((name) => !existsSync(join(client, name.replace(/^site(\/|$)/, ""))));
    const copies = (host: HostName) => [
      ...new Set(names(host).flatMap((name) => name.match(/\.(br|gz)$/)?.[0] ?? [])),
    ];
    const isPage = (name: string) => /\w\.html(\.\w+)?$/.test(name);
    expect(own("netlify").filter((name) => !isPage(name))).toEqual(["_headers", "_redirects"]);
    expect(own("github").filter((name) => !isPage(name) && name.includes("."))).toEqual([".nojekyll"]);
    expect(own("gitlab").filter((name) => !isPage(name) && name.includes("."))).toEqual([]);
    expect(copies("github")).toEqual([]);
    expect(copies("gitlab").toSorted()).toEqual([".br", ".gz"]);
    expect(own("apache").filter((name) => !isPage(name))).toEqual([".htaccess"]);
    expect(own("nginx").filter((name) => !isPage(name))).toEqual(["nginx.conf"]);
    expect(own("caddy").filter((name) => !isPage(name))).toEqual(["site.caddy"]);
    expect(own("cloudflare").filter((name) => !isPage(name))).toEqual([
      "migrations",
      "migrations/0001_messages.sql",
      "programme.js",
      "site.js",
      "site/_headers",
      "worker.js",
      "wrangler.json",
    ]);
    expect(own("s3").filter((name) => !isPage(name))).toEqual(["cors.json", "objets.json", "site-web.json"]);
    expect(copies("netlify")).toEqual([]);
    expect(copies("cloudflare")).toEqual([]);
    expect(copies("nginx")).toEqual([".gz"]);
    expect(copies("apache").toSorted()).toEqual([".br", ".gz"]);
  });

  test("a ses pages à plat : aucune n’y est un dossier", () => {
    expect(names("netlify")).toContain("vidéo.html");
    expect(names("netlify").filter((name) => name.endsWith("/index.html"))).toEqual([]);
  });

  test("ne prend pas de place : ses fichiers sont ceux de la version construite", () => {
    const file = "import/affiches/votez-vargas.png";
    expect(statSync(join(set("netlify"), file)).ino).toBe(statSync(join(client, file)).ino);
  });

  test("garde ce que demandent encore les pages ouvertes sur la version d’avant, et rien d’autre d’elle", async () => {
    const { buildDir, release } = await makeTableSite();
    const before = await makeTableSite();
    const earlier = join(before.release, "client");
    for (const name of ["assets/page-avant.js", "import/affiches/retiree.png"])
      writeFileSync(join(earlier, name), "d’avant");
    writeFileSync(join(earlier, "assets/app-abc123.js"), "autre");
    await publishSets(buildDir, "essai", ["netlify"], [earlier]);
    const client = join(release, "client");
    const read = (name: string) => readFileSync(join(buildDir, "hotes/netlify", name), "utf8");
    expect(read("assets/page-avant.js")).toBe("d’avant");
    expect(read("assets/app-abc123.js")).toBe(readFileSync(join(client, "assets/app-abc123.js"), "utf8"));
    expect(existsSync(join(buildDir, "hotes/netlify/import/affiches/retiree.png"))).toBe(false);
  });

  test("est refait quand la version ou les hébergeurs changent, ou qu’il y manque un fichier, et disparaît quand plus personne n’en veut", async () => {
    expect(await areSetsPublished(buildDir, "essai", HOST_NAMES)).toBe(true);
    expect(await areSetsPublished(buildDir, "essai-2", HOST_NAMES)).toBe(false);
    expect(await areSetsPublished(buildDir, "essai", ["netlify"])).toBe(false);
    const about = join(buildDir, "hotes/version.json");
    const now = readFileSync(about, "utf8");
    // Made by a program of before: the same release, another Worker.
    writeFileSync(about, now.replace(/"stamps":\["\w+"\]/, '"stamps":["autre"]'));
    expect(await areSetsPublished(buildDir, "essai", HOST_NAMES)).toBe(false);
    await publishSets(buildDir, "essai", ["netlify"]);
    // What a host's own tool leaves there is no trouble.
    writeFileSync(join(buildDir, "hotes/netlify/.outil"), "");
    expect(await areSetsPublished(buildDir, "essai", ["netlify"])).toBe(true);
    rmSync(join(buildDir, "hotes/netlify/.outil"));
    rmSync(join(buildDir, "hotes/netlify/index.html"));
    expect(await areSetsPublished(buildDir, "essai", ["netlify"])).toBe(false);
    rmSync(join(buildDir, "hotes/netlify"), { recursive: true });
    expect(await areSetsPublished(buildDir, "essai", ["netlify"])).toBe(false);
    await publishSets(buildDir, "essai", ["netlify"]);
    expect(readdirSync(join(buildDir, "hotes")).toSorted()).toEqual(["netlify", "version.json"]);
    // Prepared for one command: a start of the site, which knows no host, has no reason to take it away while it is of today.
    expect(await areSetsPublished(buildDir, "essai", [])).toBe(true);
    expect(await areSetsPublished(buildDir, "essai-2", [])).toBe(false);
    await publishSets(buildDir, "essai", []);
    expect(existsSync(join(buildDir, "hotes"))).toBe(false);
    expect(await areSetsPublished(buildDir, "essai", [])).toBe(true);
  });
});

test("ce que Cloudflare prend de règles y tient : cent, de deux mille caractères au plus", async () => {
  const made = await makeTableSite();
  await publishSets(made.buildDir, "essai", ["cloudflare"]);
  const lines = readFileSync(join(made.buildDir, "hotes/cloudflare/site/_headers"), "utf8").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test("le journal que Cloudflare garde n’est fait que de nos lignes : ni adresse IP ni navigateur, comme « Confidentialité » le promet", async () => {
  const made = await makeTableSite();
  await publishSets(made.buildDir, "essai", ["cloudflare"]);
  const file = join(made.buildDir, "hotes/cloudflare/wrangler.json");
  const settings: unknown = JSON.parse(readFileSync(file, "utf8"));
  expect(settings).toMatchObject({ observability: { enabled: true, logs: { invocation_logs: false } } });
});

describe("les limites d’un hébergeur, dites à la construction", () => {
  const files = (count: number, bytes = 1000) =>
    Array.from({ length: count }, (_, index) => ({ file: `images/${index}.webp`, bytes }));
  const plain = (words: string[]) => words.map((text) => text.replace(/[\u00a0\u202f]/g, " "));

  test("un site qui tient ne fait rien dire, et voit ce qu’il lui reste", () => {
    const small = { host: "cloudflare", sizes: files(3130) } as const;
    expect(beyondLimits(small)).toEqual([]);
    expect(plain([sizeWords(small)])).toEqual(["3 130 fichiers (Cloudflare en prend 20 000), 3 Mo"]);
    expect(beyondLimits({ host: "nginx", sizes: files(30_000) })).toEqual([]);
  });

  test("trop de fichiers, ou un fichier trop lourd : combien, lequel, et ce que l’on peut faire", () => {
    const said = plain(
      beyondLimits({
        host: "cloudflare",
        sizes: [...files(20_000), { file: "media/concert.mp4", bytes: 30 * 1024 * 1024 }],
      }),
    );
    expect(said).toHaveLength(2);
    expect(said[0]).toContain("Cloudflare prend 20 000 fichiers au plus, le site en a 20 001.");
    expect(said[0]).toContain("→ Pour passer outre : l’offre payante");
    expect(said[1]).toContain("media/concert.mp4 pèse 30 Mo, Cloudflare n’en prend pas plus de 25 Mo");
    expect(said[1]).toContain("→ Donnez ce fichier en plus petit");
  });
});
