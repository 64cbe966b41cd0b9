import { randomUUID } from "node:crypto";
import { connect, createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { databasePath, openDatabase } from "#server/outbox/sqlite/sqlite.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

describe("une réponse perdue en route, une fois le message gardé", () => {
  it("mène à un nouvel essai, et à un seul message", async () => {
    const { url, dataDir } = await startTestServer();
    let losses = 1;
    // A proxy that lets everything in and cuts the line at the first answer.
    const proxy = createServer((client) => {
      const server = connect(Number(new URL(url).port), "127.0.0.1");
      client.on("error", () => {}).pipe(server);
      server.on("error", () => {});
      server.on("data", (answer) => (losses-- > 0 ? client.destroy() : client.write(answer)));
    });
    const through = await listen(proxy);
    onTestFinished(() => void proxy.close());
    const fields = { request_id: randomUUID() };
    await expect(postForm(through, contactForm(fields))).rejects.toThrow("fetch failed");
    expect((await postForm(through, contactForm(fields), { connection: "close" })).status).toBe(200);
    expect(await (await openTestStore(dataDir)).list()).toHaveLength(1);
  });
});

describe("la part d’un visiteur", () => {
  const settings = { CONTACT_LIMIT_PER_IP: "2", CONTACT_LIMIT_GLOBAL: "60" };
  const several = async (url: string, form: () => FormData, count = 5) => {
    const statuses = [];
    for (let sent = 0; sent < count; sent++) statuses.push((await postForm(url, form())).status);
    return statuses;
  };

  it("n’est pas prise par les nouveaux essais d’un message gardé, qui s’entendent toujours dire OK", async () => {
    const { url, dataDir } = await startTestServer(settings);
    const same = { request_id: randomUUID() };
    const without = { request_id: "", message: "Le même, sans numéro." };
    expect(await several(url, () => contactForm(same))).toEqual([200, 200, 200, 200, 200]);
    expect(await several(url, () => contactForm(without))).toEqual([200, 200, 200, 200, 200]);
    // Its two messages are kept: another is too many, the same ones are not, and another text under a number is none of them.
    expect((await postForm(url)).status).toBe(429);
    expect(await several(url, () => contactForm(same), 2)).toEqual([200, 200]);
    expect((await postForm(url, contactForm({ ...same, message: "Autre" }))).status).toBe(429);
    expect(await (await openTestStore(dataDir)).list()).toHaveLength(2);
  });

  it("lui reste quand le site n’a pas pu garder son message, et celle de tous aussi", async () => {
    const { url, dataDir } = await startTestServer({ ...settings, CONTACT_LIMIT_GLOBAL: "2" });
    const db = openDatabase(databasePath(dataDir));
    onTestFinished(() => db.close());
    db.exec("ALTER TABLE message RENAME TO ailleurs");
    const form = { request_id: randomUUID() };
    expect(await several(url, () => contactForm(form))).toEqual([503, 503, 503, 503, 503]);
    db.exec("ALTER TABLE ailleurs RENAME TO message");
    expect(await several(url, () => contactForm(form))).toEqual([200, 200, 200, 200, 200]);
    expect(await several(url, contactForm, 2)).toEqual([200, 429]);
    expect(await (await openTestStore(dataDir)).list()).toHaveLength(2);
  });
});

describe("un serveur d’e-mail qui décroche et se tait", () => {
  it("ne fait attendre ni les visiteurs ni les pages", async () => {
    const silent = createServer(() => {});
    const port = new URL(await listen(silent)).port;
    onTestFinished(() => void silent.close());
    const { url } = await startTestServer({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      CONTACT_TO: "equipe@example.org",
    });
    const start = performance.now();
    expect((await postForm(url)).status).toBe(200);
    expect((await fetch(`${url}/affiche`)).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
