import { beforeAll, describe, expect, it } from "vitest";
import { mkdtemp } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "#server/config/env.ts";
import { serveSite, type RunningServer } from "#server/serve-site.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { largePost } from "#server/testing/requests/large-post.ts";
import { makeBuild } from "#server/testing/servers/make-build.ts";
import { field, multipartBody } from "#server/testing/requests/multipart-body.ts";
import { rawExchange } from "#server/testing/requests/raw-exchange.ts";

let server: RunningServer;

beforeAll(async () => {
  const env = readEnv({
    PORT: "0",
    CONTACT_LIMIT_PER_IP: "0",
    CONTACT_LIMIT_GLOBAL: "0",
    DATA_DIR: await mkdtemp(join(tmpdir(), "site-data-")),
  });
  server = await serveSite(env, { buildDir: await makeBuild(), say: () => {} });
  return () => server.stop();
});

describe("un corps de 100 Mo", () => {
  it.each(["length", "chunked"] as const)("est refusé par 413 avant d’être lu (%s)", async (how) => {
    const before = process.memoryUsage().rss;
    const answer = await largePost(server.url, 100 * 1024 * 1024, how);
    expect(answer.status).toBe(413);
    expect(answer.sent).toBeLessThan(20 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
    expect((await postForm(server.url)).status).toBe(200);
  });
});

it.each([`POST ${SEND_FORM_PATH}`, "POST /affiche", "GET /affiche"])(
  "un inconnu qui continue d’envoyer à %s après la réponse n’est pas lu, puis coupé",
  async (start) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const block = Buffer.alloc(1024 * 1024, 0x61);
    let answer = "";
    socket.setEncoding("latin1").on("data", (text: string) => (answer += text));
    const ended = new Promise((resolve) => socket.on("error", () => {}).on("close", resolve));
    socket.write(`${start} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n`);
    let taken = 0;
    const push = (): void => {
      while (!socket.destroyed && socket.write(block, () => (taken += block.length)));
      socket.once("drain", push);
    };
    push();
    await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 (413|405|200)/);
    expect(taken).toBeLessThan(20 * 1024 * 1024);
  },
);

describe("un corps multipart cassé", () => {
  const good: [string, string][] = [
    [field("name"), "A"],
    [field("email"), "a@example.fr"],
    [field("subject"), "S"],
    [field("message"), "M"],
  ];
  const bodies: [string, string, string?][] = [
    ["n’importe quoi", "ceci n’est rien"],
    ["rien", ""],
    ["pas de fin", multipartBody(good).slice(0, -8)],
    ["une autre frontière", multipartBody(good, "y")],
    ["des sauts de ligne seuls", multipartBody(good).replaceAll("\r\n", "\n")],
    [
      "une partie sans nom",
      multipartBody([...good, ["Content-Type: text/plain", "x"], ["X: y", "z"]]).replace(
        field("name"),
        "X: y",
      ),
    ],
    ["1 100 parties", multipartBody(Array.from({ length: 1100 }, (_, index) => [field(`f${index}`), "x"]))],
    ["un en-tête de 40 Ko", multipartBody([[`${field("name")}\r\nX: ${"y".repeat(40_000)}`, "A"]])],
    ["un fichier", multipartBody([...good, [`${field("piece")}; filename="a.exe"`, "MZ"]])],
    [
      "un fichier dans un champ connu",
      multipartBody([[`${field("name")}; filename="a"`, "A"], ...good.slice(1)]),
    ],
    ["un champ deux fois", multipartBody([...good, [field("name"), "B"]])],
    ["aucune frontière", multipartBody(good), "multipart/form-data"],
    ["une frontière vide", multipartBody(good), 'multipart/form-data; boundary=""'],
    [
      "une frontière de 200 caractères",
      multipartBody(good),
      `multipart/form-data; boundary=${"b".repeat(200)}`,
    ],
    [
      "des noms d’objets",
      multipartBody([
        [field("__proto__"), "x"],
        [field("constructor"), "y"],
      ]),
    ],
    ["des noms qui ne sont pas de l’UTF-8", multipartBody([[field("\u00ff\u00fename"), "x"]])],
  ];
  it.each(bodies)(
    "%s reçoit un 400 court, en français",
    async (_what, body, type = "multipart/form-data; boundary=x") => {
      const answer = await fetch(server.url + SEND_FORM_PATH, {
        method: "POST",
        body,
        headers: { "content-type": type },
      });
      const text = await answer.text();
      expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/plain; charset=UTF-8"]);
      expect(text.length).toBeLessThan(120);
    },
  );

  it("qui n’a qu’un champ inconnu de trop est pris", async () => {
    const answer = await fetch(server.url + SEND_FORM_PATH, {
      method: "POST",
      body: multipartBody([...good, [field("autre"), "x"]]),
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
  });
});

describe("du HTTP qui n’en est pas", () => {
  const post = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\n`;
  const attempts: [string, string][] = [
    [
      "les deux longueurs",
      `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    ],
    ["deux longueurs", `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
    ["une liste de longueurs", `${post}Content-Length: 5, 6\r\n\r\nabcdef`],
    ["une longueur négative", `${post}Content-Length: -1\r\n\r\n`],
    ["une longueur signée", `${post}Content-Length: +5\r\n\r\nabcde`],
    ["une longueur hexadécimale", `${post}Content-Length: 0x5\r\n\r\nabcde`],
    ["un mauvais morceau", `${post}Transfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n0\r\n\r\n`],
    ["une taille de morceau signée", `${post}Transfer-Encoding: chunked\r\n\r\n-5\r\nabcde\r\n0\r\n\r\n`],
    ["un codage inconnu", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ["chunked caché par une espace", `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ["chunked avant un autre codage", `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ["un en-tête replié", `GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n`],
    ["un en-tête sans nom", `GET / HTTP/1.1\r\nHost: x\r\n: a\r\n\r\n`],
    ["un caractère de contrôle dans un en-tête", `GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n`],
    ["un retour chariot seul", `GET / HTTP/1.1\r\nHost: x\r\nX: a\rY: b\r\n\r\n`],
    ["pas d’hôte", `GET / HTTP/1.1\r\n\r\n`],
    ["deux hôtes", `GET / HTTP/1.1\r\nHost: x\r\nHOST: y\r\n\r\n`],
    ["deux fois le même hôte", `GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n`],
    ["un hôte qui n’en est pas un", `GET / HTTP/1.1\r\nHost: x/y?z\r\n\r\n`],
    ["un autre protocole", `GET / FTP/1.0\r\n\r\n`],
    ["une méthode qui n’existe pas", `VOLE / HTTP/1.1\r\nHost: x\r\n\r\n`],
    ["un bonjour en TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"],
    ["des en-têtes de 40 Ko", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(40_000)}\r\n\r\n`],
  ];
  it.each(attempts)("%s : refusé, et la ligne est coupée", async (_what, bytes) => {
    const answer = await rawExchange(server.url, Buffer.from(bytes, "latin1"));
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
    expect(statuses).toHaveLength(1);
    expect(["400", "431"]).toContain(statuses[0]);
  });
});

describe("un formulaire qui dit comment il fut rempli", () => {
  it("est pris même quand un robot tombe dans le piège, mais mis de côté", async () => {
    const answer = await postForm(server.url, contactForm({ site_web: "https://spam.example" }));
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
  });
});

it("un nom, un sujet ou un message où l’on ne voit rien manque, comme un champ vide", async () => {
  for (const field of ["name", "subject", "message"]) {
    const answer = await postForm(server.url, contactForm({ [field]: "\u3164\u2800\u200d" }));
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("Il manque un champ"),
    ]);
  }
});
