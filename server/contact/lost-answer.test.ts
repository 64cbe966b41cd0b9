import { randomUUID } from "node:crypto";
import { connect, createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
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
