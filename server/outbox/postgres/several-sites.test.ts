import { connect, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { startPostgres, type TestPostgres } from "#server/testing/servers/start-postgres.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.remove());

const health = async (url: string): Promise<unknown> => (await fetch(`${url}/api/sante`)).json();
const ready = async (url: string) => (await fetch(`${url}/api/pret`)).status;

/** Posts a form from a visitor's address, as a proxy brings it. */
const postFrom = async (url: string, address: string, fields: Record<string, string> = {}) =>
  (await postForm(url, contactForm(fields), { "x-forwarded-for": address })).status;

describe("deux serveurs sur une base PostgreSQL", () => {
  it("ont une seule boîte, une seule clé, une seule limite par visiteur, et un e-mail par message", async () => {
    const mail = await startMailServer();
    onTestFinished(() => mail.close());
    const settings = {
      DATABASE_URL: await postgres.makePlace(),
      TRUSTED_PROXIES: "127.0.0.1",
      CONTACT_LIMIT_PER_IP: "5",
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      CONTACT_TO: "equipe@example.org",
    };
    const [one, other] = [await startTestServer(settings), await startTestServer(settings)];
    const token = await (await fetch(`${one.url}/api/v1.0/form-token`)).text();
    const wait = 3100 - (Date.now() - Number.parseInt(token.split(".")[0] ?? "", 36));
    const statuses = [];
    for (const [index, { url }] of [one, other, one, other, one, other, one].entries())
      statuses.push(await postFrom(url, "203.0.113.7", { message: `Message ${index}` }));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    // A form that was opened at one and sent to the other, by somebody else.
    await new Promise((done) => setTimeout(done, Math.max(0, wait)));
    const requestId = crypto.randomUUID();
    const form = { message: "Par l’autre.", form_token: token, request_id: requestId };
    expect(await postFrom(other.url, "203.0.113.8", form)).toBe(200);
    expect(await postFrom(one.url, "203.0.113.8", form)).toBe(200);
    await expect.poll(() => mail.taken.length).toBe(6);
    expect(new Set(mail.taken.map(({ mail: { messageId } }) => messageId)).size).toBe(6);
    const { rows } = await postgres.ask(
      `SELECT reasons FROM ${schemaOf(settings.DATABASE_URL)}.message WHERE request_id = '${requestId}'`,
    );
    expect(rows).toEqual([{ reasons: "" }]);
    expect(await health(one.url)).toMatchObject({ etat: "ok" });
    expect(one.said.join("\n")).toContain("copie dans PostgreSQL (DATABASE_URL)");
  });
});

describe("une base PostgreSQL qui s’arrête", () => {
  it("au démarrage ou ensuite, laisse les pages en ligne, refuse les messages par 503, le dit, et reprend seule", async () => {
    const DATABASE_URL = await postgres.makePlace();
    await postgres.end("SIGINT");
    const { url, said } = await startTestServer({ DATABASE_URL });
    expect((await fetch(`${url}/affiche`)).status).toBe(200);
    const refused = await postForm(url);
    expect([refused.status, refused.headers.get("retry-after"), await refused.text()]).toEqual([
      503,
      "60",
      expect.stringMatching(/enregistrer.*dans une minute/),
    ]);
    expect(await ready(url)).toBe(503);
    expect(await health(url)).toMatchObject({
      etat: "degrade",
      raisons: expect.arrayContaining([expect.stringContaining("ne répond pas, les messages sont refusés")]),
    });
    expect(said.join("\n")).toMatch(/«\s127\.0\.0\.1:\d+\/postgres\s» ne répond pas/);
    await postgres.start();
    await expect.poll(async () => (await postForm(url)).status).toBe(200);
    expect(await ready(url)).toBe(200);
    expect(said.join("\n")).toContain("répond de nouveau");
    // Cut in the middle and back within the time that a visitor waits.
    await postgres.end("SIGKILL");
    const posted = postForm(url);
    await postgres.start();
    expect([200, 503]).toContain((await posted).status);
    await expect.poll(async () => (await postForm(url)).status).toBe(200);
    await expect.poll(() => health(url)).toMatchObject({ etat: "ok" });
  });
});

describe("une base PostgreSQL qui ne tient pas parole", () => {
  it.each([
    [
      "répond avant d’écrire",
      "synchronous_commit=off",
      /synchronous_commit est « off ».*ALTER DATABASE "postgres" SET synchronous_commit = on/,
    ],
    ["n’attend pas son disque", "fsync=off", /fsync est « off »/],
  ])(
    "parce qu’elle %s, ne reçoit aucun message, et le terminal dit quoi écrire",
    async (_what, setting, words) => {
      const DATABASE_URL = await postgres.makePlace();
      await postgres.end("SIGINT");
      await postgres.start(setting);
      const { url, said } = await startTestServer({ DATABASE_URL });
      expect((await postForm(url)).status).toBe(503);
      expect(said.join("\n").replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(words);
      expect(await ready(url)).toBe(503);
      await postgres.end("SIGINT");
      await postgres.start();
      await expect.poll(async () => (await postForm(url)).status).toBe(200);
    },
  );

  it("parce qu’une version plus récente du site l’a faite, demande de mettre le site à jour", async () => {
    const DATABASE_URL = await postgres.makePlace();
    const schema = schemaOf(DATABASE_URL);
    await postgres.ask(
      `CREATE TABLE ${schema}.schema_version (version integer); INSERT INTO ${schema}.schema_version VALUES (99)`,
    );
    const { url, said } = await startTestServer({ DATABASE_URL });
    expect((await postForm(url)).status).toBe(503);
    expect(said.join("\n")).toContain("mettez le site à jour");
  });
});

describe("une base PostgreSQL à qui l’on ne peut pas parler en TLS", () => {
  /** A database that shows a certificate of its own making: what follows its « yes » is the mail server's TLS. */
  async function ownCertificate(): Promise<string> {
    const mail = await startMailServer({}, { secure: true });
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => {
        socket.write("S");
        socket.pipe(connect(mail.port, "127.0.0.1").on("error", () => undefined)).pipe(socket);
      });
    });
    onTestFinished(async () => {
      server.close();
      await mail.close();
    });
    return `postgres://site@${new URL(await listen(server)).host}/site?sslmode=verify-full`;
  }

  it.each([
    [
      "elle n’en a pas",
      async () => `${await postgres.makePlace()}&sslmode=verify-full`,
      /ne convient pas : elle ne parle pas TLS.*ssl = on dans postgresql.conf.*sslmode=disable/,
    ],
    [
      "son certificat est de sa façon",
      ownCertificate,
      /ne convient pas : son certificat ne se laisse pas vérifier \(.*certificate.*\).*sslrootcert=/,
    ],
    [
      "le fichier de l’autorité n’est pas là",
      async () => `${await postgres.makePlace()}&sslmode=verify-full&sslrootcert=/nexiste/autorite.pem`,
      /ne convient pas : un fichier que nomme DATABASE_URL ne se lit pas \(ENOENT.*autorite\.pem/,
    ],
  ])(
    "parce que %s, laisse les pages en ligne, et le terminal dit quoi écrire",
    async (_why, place, words) => {
      const { url, said } = await startTestServer({ DATABASE_URL: await place() });
      expect((await fetch(`${url}/affiche`)).status).toBe(200);
      expect((await postForm(url)).status).toBe(503);
      expect(await ready(url)).toBe(503);
      expect(said.join("\n").replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(words);
    },
  );
});

function schemaOf(address: string): string {
  return /place_\w+/.exec(address)?.[0] ?? "";
}
