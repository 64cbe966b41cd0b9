import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { everyPath, pageFile } from "#addresses/pages.ts";

const CLIENT = "build/client";
const FILES = everyPath().map(pageFile);
const KB = 1000;
/** What a server may send before it has heard anything back (RFC 6928: ten segments), HTTP's own headers taken off. */
const FIRST_FLIGHT = 14.6 * KB - 300;

const brotli = promisify(brotliCompress);

async function weight(path: string): Promise<number> {
  return (await stat(join(CLIENT, `${path}.br`)).catch(() => stat(join(CLIENT, path)))).size;
}

for (const page of FILES) {
  test(`${page} : au plus 46,6 kB de JavaScript et 17,1 kB de page, dont 10 kB de style, compressés @une-fois`, async () => {
    const html = await readFile(join(CLIENT, page), "utf8");
    const weights = await Promise.all([...scriptsOf(html)].map((name) => weight(join("assets", name))));
    // The names of the files, other ones with every change, make a hundred bytes more or fewer.
    expect(weights.reduce((sum, each) => sum + each, 0)).toBeLessThan(46.6 * KB);

    expect(await weight(page)).toBeLessThan(17.1 * KB);
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(style).not.toBe("");
    expect((await brotli(style)).length).toBeLessThan(10 * KB);
    // The sheets that stand in the page are named, and fetched by nobody.
    for (const [link] of html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g))
      expect(link).toContain("disabled");
    const [, late = ""] = /data-style="([^"]+)"/.exec(html) ?? [];
    // What is drawn later comes after the first picture.
    expect(await weight(late)).toBeLessThan(4.5 * KB);
  });

  test(`${page} : aucun script ni style en ligne dans le corps, rien d’un autre site @une-fois`, async () => {
    const html = await readFile(join(CLIENT, page), "utf8");
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].filter(
      ([, attributes = ""]) => !attributes.includes("ld+json"),
    );
    expect(inline).toEqual([]);
    expect(html.slice(html.indexOf("<body"))).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(
      /<(?:script|img|iframe|source|link|video|audio)[^>]+(?:src|href|srcset)="(?:https?:)?\/\//i,
    );
  });
}

test("les affiches tiennent dans le premier envoi d’une connexion @une-fois", async () => {
  expect(await weight(pageFile("/affiche"))).toBeLessThan(FIRST_FLIGHT);
});

test("le style de la page ouverte est dans la page ; la suivante apporte le sien, une fois @une-fois", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && asked.push(request.url()));
  await page.goto("/affiche");
  await page.locator("html[data-hydrated]").waitFor();
  // What the code alone shows.
  expect(asked.splice(0)).toEqual([expect.stringMatching(/\/assets\/late-[\w-]+\.css$/)]);
  for (const [path, title] of [
    ["/arc", "Les arcs"],
    ["/affiche", "Affiches"],
  ] as const) {
    // By keyboard: a mouse that rests where a card then hangs asks for its tools.
    await page.getByRole("contentinfo").locator(`a[href="${path}"]`).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  // What the pages other than the walls share comes with the first of them.
  expect(asked).toEqual([
    expect.stringMatching(/\/assets\/pages-[\w-]+\.css$/),
    expect.stringMatching(/\/assets\/arc-[\w-]+\.css$/),
  ]);
});

// With a variable beside it, a unit that is not known takes the whole declaration away, its plain fallback included.
test("une unité plus récente que le Chromium 103 des jeux ne sert que sous @supports @une-fois", async () => {
  const guarded = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
  for (const page of FILES) {
    const html = await readFile(join(CLIENT, page), "utf8");
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(style).toMatch(guarded);
    const everywhere = style.replace(guarded, "");
    expect(everywhere.match(/[^;{}]*\d(?:[dsl]v[hwib]|cq(?:[hwib]|min|max))\b[^;{}]*/g)).toBeNull();
  }
});

test("les polices pèsent au plus 60 kB ensemble @une-fois", async () => {
  const fonts = (await readdir(join(CLIENT, "assets"))).filter((name) => name.endsWith(".woff2"));
  const sizes = await Promise.all(fonts.map(async (name) => (await stat(join(CLIENT, "assets", name))).size));
  expect(fonts.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * KB);
});

test("le lecteur pèse au plus 2 kB avant le premier clic, et au plus 12 kB de plus après @une-fois", async () => {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: "app/features/music/music-player.tsx", formats: ["es"] },
      rolldownOptions: {
        external: (id) => !/^\.\/|features\/music\//.test(id) || id.endsWith("/player.tsx"),
      },
    },
  });
  const [before] = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  expect(before?.type === "chunk" && Object.keys(before.modules).length).toBeGreaterThan(2);
  const code = before?.type === "chunk" ? before.code : "";
  expect((await brotli(code)).length).toBeLessThanOrEqual(2 * KB);

  // What the click fetches where nothing of the music is there yet: the player's own file and all that it imports.
  const scripts = await readdir(join(CLIENT, "assets"));
  const player = scripts.find((name) => /^player-.*\.js$/.test(name)) ?? "";
  const html = await readFile(join(CLIENT, "index.html"), "utf8");
  const fetched = [...(await withImports(player, scriptsOf(html)))];
  expect(fetched).toContain(player);
  const after = await Promise.all(fetched.map((name) => weight(join("assets", name))));
  expect(after.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(12 * KB);
});

test("la recherche partout ne pèse rien avant son premier usage, et au plus 13 kB ensuite, index des images à part @une-fois", async () => {
  const names = await readdir(join(CLIENT, "assets"));
  const own = names.filter((name) => /^drawer-.*\.(js|css)$/.test(name));
  expect(own).toHaveLength(2);
  for (const page of FILES) expect(await readFile(join(CLIENT, page), "utf8")).not.toMatch(/drawer-/);
  const sizes = await Promise.all(own.map((name) => weight(join("assets", name))));
  expect(sizes.reduce((sum, each) => sum + each, 0)).toBeLessThan(13 * KB);
});

/** The scripts that a page names: the first one, and those that follow the pictures. */
function scriptsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\/assets\/([^" ]+\.js)/g)].map(([, name = ""]) => name));
}

/** A script of the build and all that it imports, without what is there already. */
async function withImports(name: string, there: ReadonlySet<string>, found = new Set<string>()) {
  if (there.has(name) || found.has(name)) return found;
  found.add(name);
  const code = await readFile(join(CLIENT, "assets", name), "utf8");
  for (const [, next = ""] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
    await withImports(next, there, found);
  return found;
}
