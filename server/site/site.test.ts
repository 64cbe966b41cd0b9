import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { CHOOSER, pageFile, PAGES } from "#addresses/pages.ts";
import { readEnv } from "#server/config/env.ts";
import { serveSite, type RunningServer } from "#server/serve-site.ts";
import { clientOf, makeBuild, TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

let server: RunningServer;

beforeAll(async () => {
  const env = readEnv({ PORT: "0", DATA_DIR: await mkdtemp(join(tmpdir(), "site-data-")) });
  server = await serveSite(env, { buildDir: await makeBuild(), say: () => {} });
  return () => server.stop();
});

/** A request exactly as written: fetch would tidy the path. */
function raw(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(server.url, { path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject).end();
  });
}

describe("les pages", () => {
  it.each(PAGES.map(({ path }) => encodeURI(path)))(
    "[R1] [R2] [R3] [R4] [R5] [R6] [R7] sert %s",
    async (path) => {
      const answer = await raw(path);
      expect(answer.status).toBe(200);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    },
  );

  it("[R4] mène l’adresse décomposée (NFD) à /vidéo", async () => {
    const answer = await raw(`/${encodeURIComponent("vidéo".normalize("NFD"))}?x=1`);
    expect([answer.status, answer.headers["location"]]).toEqual([308, "/vid%C3%A9o?x=1"]);
  });

  it("ne mène nulle part qui veut choisir où personne n’est nommé", async () => {
    expect((await raw("/affiche?choisir=1")).status).toBe(200);
    expect((await raw("/choisir")).status).toBe(404);
  });

  it("mène à la page des cadres qui veut choisir, avec ce qui est demandé d’autre", async () => {
    const buildDir = await makeBuild({
      ...TEST_BUILD,
      pages: [...TEST_BUILD.pages, { path: CHOOSER, file: pageFile(CHOOSER) }],
      policy: { ...TEST_BUILD.policy, frames: ["https://cfx-nui-telephone"] },
    });
    const framed = await serveSite(
      readEnv({ PORT: "0", DATA_DIR: await mkdtemp(join(tmpdir(), "site-data-")) }),
      { buildDir, say: () => {} },
    );
    onTestFinished(() => framed.stop());
    const answer = await fetch(`${framed.url}/affiche?q=chat&choisir=1`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/choisir?q=chat"]);
    const page = await fetch(`${framed.url}/choisir?q=chat`);
    expect(page.headers.get("x-frame-options")).toBeNull();
    expect(page.headers.get("content-security-policy")).toContain(
      "frame-ancestors https://cfx-nui-telephone nui:;",
    );
    const wall = await fetch(`${framed.url}/affiche`);
    expect(wall.headers.get("x-frame-options")).toBe("DENY");
    expect(wall.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it("mène une barre finale à la page qui n’en a pas", async () => {
    const answer = await raw("/vid%C3%A9o/");
    expect([answer.status, answer.headers["location"]]).toEqual([308, "/vid%C3%A9o"]);
  });

  it.each(["/inconnu", "/index.html", "/affiche/index.html", "/404.html", "/affiche/42", "//", "/affiche//"])(
    "[R8] répond 404 avec la page à %s",
    async (path) => {
      const answer = await raw(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain("ERROR:404");
    },
  );
});

describe("les fichiers hors du site", () => {
  const attempts = [
    "/../server.json",
    "/..%2fserver.json",
    "/%2e%2e/server.json",
    "/assets/..%5c..%5cserver.json",
    "/.env",
    "/.git/config",
    "/assets/app-abc123.js.br",
    "/%00",
    "/%c0%ae%c0%ae/",
    "/%",
    "/assets/",
    "/_headers",
    "/.htaccess",
    "/server.json",
    "/import/affiches/",
    "//etc/passwd",
    "/....//server.json",
    "/import/affiches/votez-vargas.png/..",
    "http://exemple.fr/../server.json",
  ];
  it.each(attempts)("sont hors d’atteinte par %s", async (path) => {
    expect((await raw(path)).status).toBe(404);
  });
});

it("ce qui n’est pas d’un site construit est hors d’atteinte : liens, fichiers cachés, cartes de source, autres sortes", async () => {
  const buildDir = await makeBuild();
  const client = clientOf(buildDir);
  symlinkSync(join(client, "../server.json"), join(client, "lien.json"));
  symlinkSync(join(client, ".."), join(client, "dossier"));
  mkdirSync(join(client, ".git"));
  // What a kind alone would not keep away, too: notes of git, the hidden twin that macOS leaves beside a picture.
  const strangers = [
    ".env",
    ".git/config",
    ".git/note.txt",
    "._affiche.webp",
    "_redirects",
    "assets/app.js.map",
    "outil.php",
    "base.sqlite",
  ];
  for (const name of strangers) writeFileSync(join(client, name), "secret");
  const { url } = await startTestServer({}, { buildDir });
  for (const path of [...strangers, "lien.json", "dossier/server.json"])
    expect([path, (await fetch(`${url}/${path}`)).status]).toEqual([path, 404]);
});

describe("conditions, parties et méthodes", () => {
  it("répond 304 à une étiquette connue, codage par codage", async () => {
    const first = await raw("/", { headers: { "accept-encoding": "gzip, br" } });
    expect(first.headers["content-encoding"]).toBe("br");
    expect(first.headers["vary"]).toBe("accept-encoding");
    const again = await raw("/", {
      headers: { "accept-encoding": "gzip, br", "if-none-match": String(first.headers["etag"]) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await raw("/", { headers: { "if-none-match": String(first.headers["etag"]) } });
    expect(other.status).toBe(200);
  });

  it("envoie le texte nu à qui ne prend aucun codage, ou le refuse", async () => {
    expect(
      (await raw("/", { headers: { "accept-encoding": "br;q=0, gzip;q=0.0" } })).headers["content-encoding"],
    ).toBeUndefined();
  });

  it.each([
    ["bytes=0-9", 206, "bytes 0-9/1000", 10],
    ["bytes=990-", 206, "bytes 990-999/1000", 10],
    ["bytes=-5", 206, "bytes 995-999/1000", 5],
    ["bytes=0-0,5-6", 200, undefined, 1000],
    ["bytes=9-1", 200, undefined, 1000],
    ["bytes=1000-", 416, "bytes */1000", 0],
    ["bytes=-0", 416, "bytes */1000", 0],
    ["bytes=990-2000", 206, "bytes 990-999/1000", 10],
    ["bytes=-5000", 206, "bytes 0-999/1000", 1000],
  ])("répond à la partie %s d’un enregistrement", async (range, status, contentRange, length) => {
    const answer = await raw("/media/abcdef123456.mp3", { headers: { range } });
    expect([answer.status, answer.headers["content-range"], answer.body.length]).toEqual([
      status,
      contentRange,
      length,
    ]);
  });

  it("envoie une petite image entière, du disque puis de la mémoire, et connaît son étiquette", async () => {
    const path = "/images/abcdef123456-240.webp";
    const answers = [await raw(path), await raw(path)];
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [200, "webp"],
      [200, "webp"],
    ]);
    expect((await raw(path, { headers: { range: "bytes=1-2" } })).body.toString()).toBe("eb");
    expect(
      (await raw(path, { headers: { "if-none-match": String(answers[0]?.headers["etag"]) } })).status,
    ).toBe(304);
  });

  it("ignore une partie dont le If-Range est d’un autre fichier", async () => {
    expect(
      (await raw("/media/abcdef123456.mp3", { headers: { range: "bytes=0-1", "if-range": '"autre"' } }))
        .status,
    ).toBe(200);
  });

  it.each(["/", "/media/abcdef123456.mp3", "/assets/app-abc123.js"])(
    "répond à HEAD de %s comme à GET, sans corps",
    async (path) => {
      const [get, head] = [await raw(path), await raw(path, { method: "HEAD" })];
      expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
        200,
        String(get.body.length),
        0,
      ]);
    },
  );

  it("répond à HEAD avec une partie par la longueur entière : les parties sont pour GET seul", async () => {
    for (const path of ["/media/abcdef123456.mp3", "/affiches.json"]) {
      const whole = await raw(path);
      const head = await raw(path, { method: "HEAD", headers: { range: "bytes=0-1" } });
      expect([head.status, head.headers["content-range"], head.headers["content-length"]]).toEqual([
        200,
        undefined,
        String(whole.body.length),
      ]);
    }
  });

  it("répond à HEAD d’une adresse inconnue par 404 sans corps", async () => {
    const head = await raw("/inconnu", { method: "HEAD" });
    expect([head.status, head.body.length, Number(head.headers["content-length"]) > 0]).toEqual([
      404,
      0,
      true,
    ]);
  });

  it("connaît une page par son adresse entière, comme un mandataire peut la demander", async () => {
    expect((await raw(`${server.url}/affiche`)).status).toBe(200);
    expect((await raw("http://autre.example?x=1")).status).toBe(200);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])(
    "répond à %s d’une page par 405 avec Allow",
    async (method) => {
      const answer = await raw("/affiche", { method });
      expect([answer.status, answer.headers["allow"]]).toEqual([405, "GET, HEAD"]);
    },
  );
});

describe("les conditions de RFC 9110, pour chaque sorte de fichier", () => {
  it.each([
    "/affiche",
    "/affiches.json",
    "/streamers_cache.json",
    "/assets/app-abc123.js",
    "/images/abcdef123456-240.webp",
    "/import/affiches/votez-vargas.png",
    "/media/abcdef123456.mp3",
  ])("sont honorées dans leur ordre à %s", async (path) => {
    const etag = String((await raw(path)).headers["etag"]);
    const status = async (headers: Record<string, string>, method = "GET") =>
      (await raw(path, { headers, method })).status;
    expect(await status({ "if-match": '"autre"' })).toBe(412);
    expect(await status({ "if-match": '"autre"' }, "HEAD")).toBe(412);
    expect(await status({ "if-match": `W/${etag}` })).toBe(412);
    expect(await status({ "if-match": `"autre", ${etag}` })).toBe(200);
    expect(await status({ "if-match": "*" })).toBe(200);
    expect(await status({ "if-match": '"autre"', "if-none-match": etag })).toBe(412);
    expect(await status({ "if-match": etag, "if-none-match": etag })).toBe(304);
    expect(await status({ "if-none-match": `"autre", W/${etag}` })).toBe(304);
    expect(await status({ "if-none-match": "*", range: "bytes=0-1" })).toBe(304);
    expect(await status({ "if-match": '"autre"', range: "bytes=0-1" })).toBe(412);
    expect(await status({ "if-match": etag, range: "bytes=0-1" })).toBe(206);
    expect(await status({ "if-range": `W/${etag}`, range: "bytes=0-1" })).toBe(200);
    expect(await status({ "if-range": etag, range: "bytes=0-1" })).toBe(206);
  });

  it("qui comparent des dates ne comptent pas : aucun fichier n’en annonce", async () => {
    const old = new Date(0).toUTCString();
    for (const path of ["/affiche", "/media/abcdef123456.mp3"]) {
      const answer = await raw(path, { headers: { "if-unmodified-since": old, "if-modified-since": old } });
      expect([answer.status, answer.headers["last-modified"]]).toEqual([200, undefined]);
      const part = await raw(path, {
        headers: { range: "bytes=0-1", "if-range": new Date().toUTCString() },
      });
      expect(part.status).toBe(200);
    }
  });
});

describe("la demande préalable d’un navigateur (OPTIONS)", () => {
  it.each([
    "/affiches.json",
    "/panneaux.json",
    "/streamers_cache.json?nocache=1",
    "/import/affiches/votez-vargas.png",
  ])("est acceptée à %s, pour tout site et tout en-tête", async (path) => {
    const answer = await raw(path, {
      method: "OPTIONS",
      headers: {
        origin: "https://autre.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": "x-essai",
      },
    });
    expect([answer.status, answer.body.length]).toEqual([204, 0]);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, OPTIONS",
      "access-control-allow-headers": "*",
      "access-control-max-age": "86400",
    });
    expect(answer.headers["content-length"]).toBeUndefined();
    const other = await raw(path, { method: "PUT" });
    expect([other.status, other.headers["allow"]]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("n’ouvre ni ce qui est du site seul, ni ce qui n’existe pas", async () => {
    for (const [path, status] of [
      ["/assets/app-abc123.js", 405],
      ["/import/affiches/inconnue.png", 404],
    ] as const) {
      const answer = await raw(path, { method: "OPTIONS" });
      expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([status, undefined]);
    }
  });
});

describe("les en-têtes", () => {
  it("laissent tout site et le jeu lire les images d’import", async () => {
    const { headers } = await raw("/import/affiches/votez-vargas.png");
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "content-type": "image/png",
    });
    expect(headers["cache-control"]).toContain("max-age=604800");
  });

  it("gardent les pages pour le site, sous une politique qui nomme l’empreinte de leur style", async () => {
    const { headers } = await raw("/affiche");
    expect(headers).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["content-security-policy"]).toMatch(
      /default-src 'none'.*style-src 'self' 'sha256-.*frame-ancestors 'none'/,
    );
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("gardent pour toujours ce qui porte une empreinte dans son nom", async () => {
    expect((await raw("/assets/app-abc123.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
  });
});

describe("les aperçus des liens partagés", () => {
  it("[P5] montre le titre et l’image d’import de l’affiche, échappés", async () => {
    const page = (await raw("/affiche?affiche=votez-vargas")).body.toString();
    expect(page).toContain("<title>Votez &#34;Vargas&#34; &#60;b&#62;&#38; — L’atelier · /affiche</title>");
    expect(page).toContain('<meta property="og:image" content="/import/affiches/votez-vargas.png"/>');
    expect(page.match(/property="og:title"/g)).toHaveLength(1);
  });

  it("montre un mur partagé par son nombre et sa première image ; ce qui n’existe pas n’y compte pas", async () => {
    const page = (
      await raw("/affiche?mur=inconnue,votez-vargas,panneau:inconnu,votez-vargas")
    ).body.toString();
    expect(page).toContain("<title>Un mur d’une affiche · /affiche</title>");
    expect(page).toContain('<meta property="og:title" content="Un mur d’une affiche"/>');
    expect(page).toContain('<meta property="og:image" content="/import/affiches/votez-vargas.png"/>');
    expect(page).toContain('<meta property="og:url" content="/affiche?mur=votez-vargas"/>');
    const nothing = (await raw("/affiche?mur=%22%3E%3Cscript%3E,,panneau:")).body.toString();
    expect(nothing).toContain("<title>/affiche</title>");
  });

  it("montre un joueur par son nom et ses rôles, quelles que soient les majuscules ; personne d’autre", async () => {
    const page = (await raw("/stream?joueur=Ada_BRUME")).body.toString();
    expect(page).toContain("<title>Ada Brume, tous ses rôles · /stream</title>");
    expect(page).toContain('<meta property="og:url" content="/stream?joueur=ada_brume"/>');
    expect(page).toMatch(/<meta property="og:description" content="Ada Colette /);
    for (const nobody of ["leo_quai", "inconnue", "%22%3E%3Cscript%3E", "__proto__"])
      expect((await raw(`/stream?joueur=${nobody}`)).body.toString()).toContain("<title>/stream</title>");
  });

  it("envoie la page simple, compressée, pour un identifiant qui n’existe pas", async () => {
    const answer = await raw("/affiche?affiche=%22%3E%3Cscript%3E", { headers: { "accept-encoding": "br" } });
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, "br"]);
  });
});

describe("les streamers sans Twitch", () => {
  it("[T8] répond la liste du staff quel que soit le paramètre nocache, ouverte à tous", async () => {
    const answer = await raw("/streamers_cache.json?nocache=123");
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      streamers: [{ username: "ada_brume", nomRP: { School: "Ada Colette" } }, { username: "leo_quai" }],
    });
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    const again = await raw("/streamers_cache.json?nocache=124", {
      headers: { "if-none-match": String(answer.headers["etag"]) },
    });
    expect(again.status).toBe(304);
  });
});
