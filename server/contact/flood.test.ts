import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { databasePath, openDatabase } from "#server/outbox/sqlite/sqlite.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { field, multipartBody } from "#server/testing/requests/multipart-body.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { freshStore } from "#server/testing/store-scene.ts";
import { createRateLimit } from "./rate-limit.ts";

/** Puts rows straight into the mailbox, received at an instant. */
function fill(dataDir: string, rows: number, at: number, quarantined: 0 | 1 = 0): void {
  const db = openDatabase(databasePath(dataDir));
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
    INSERT INTO message (mail_id, payload_hash, received_at, quarantined, name, email, subject, message)
    SELECT '<' || ${at} || '.' || i || '>', i, ${at}, ${quarantined}, 'n', 'n@example.fr', 's', 'm' FROM n`);
  db.close();
}

describe("un déluge de messages", () => {
  it("de 2 000 en un jour est arrêté jusqu’au lendemain par 429, de 10 000 en tout par 503, avec des mots", async () => {
    const server = await startTestServer({ CONTACT_LIMIT_GLOBAL: "1000" });
    fill(server.dataDir, 1999, Date.now());
    expect((await postForm(server.url)).status).toBe(200);
    const tooMany = await postForm(server.url);
    expect([tooMany.status, tooMany.headers.get("retry-after"), await tooMany.text()]).toEqual([
      429,
      "3600",
      expect.stringContaining("quelques heures"),
    ]);
    const other = await startTestServer({ CONTACT_LIMIT_GLOBAL: "1000" });
    fill(other.dataDir, 10_000, 1000);
    const full = await postForm(other.url);
    expect([full.status, await full.text()]).toEqual([503, expect.stringContaining("pleine")]);
    for (const [url, words] of [
      [server.url, "en un jour"],
      [other.url, "Faites de la place"],
    ])
      expect(await (await fetch(`${url}/api/sante`)).json()).toMatchObject({
        etat: "degrade",
        raisons: [expect.stringContaining(words ?? "")],
      });
  });
});

describe("ce que des robots envoient ne prend rien à personne", () => {
  const settings = {
    CONTACT_LIMIT_PER_IP: "5",
    CONTACT_LIMIT_GLOBAL: "60",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  /** One /64 after the other of the same /48, or of the same /56 (below 256). */
  const from = (index: number) => ({ "x-forwarded-for": `2001:db8:1:${index.toString(16)}::1` });

  it("ni ce qui est illisible : 300 corps d’un même /48, puis un message honnête de là et d’ailleurs", async () => {
    const { url } = await startTestServer(settings);
    for (let index = 0; index < 300; index++) {
      const junk = await fetch(url + SEND_FORM_PATH, {
        method: "POST",
        body: index % 2 === 0 ? "{}" : "--x",
        headers: {
          ...from(index % 4),
          "content-type": index % 2 === 0 ? "application/json" : "multipart/form-data; boundary=x",
        },
      });
      expect([400, 415]).toContain(junk.status);
    }
    expect((await postForm(url, contactForm(), from(0))).status).toBe(200);
    expect((await postForm(url, contactForm(), { "x-forwarded-for": "203.0.113.9" })).status).toBe(200);
  });

  it("ni ce qui tombe dans le piège : la limite des robots n’est pas celle des visiteurs, même à la même adresse", async () => {
    const { url } = await startTestServer(settings);
    const trapped = async (index: number) =>
      (await postForm(url, contactForm({ site_web: "x", message: `spam ${index}` }), from(index))).status;
    const answers = [];
    for (let index = 0; index < 100; index++) answers.push(await trapped(index));
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(80);
    expect((await postForm(url, contactForm(), from(0))).status).toBe(200);
  });

  it("et la quarantaine a sa place à elle : pleine de pièges, elle garde encore ce qui n’est que douteux", async () => {
    const { url, dataDir } = await startTestServer({ CONTACT_LIMIT_GLOBAL: "1000" });
    const robot = () => postForm(url, contactForm({ site_web: "x", message: randomUUID() }));
    const doubtful = () => postForm(url, contactForm({ request_id: "", message: `[url=x] ${randomUUID()}` }));
    fill(dataDir, 499, Date.now(), 1);
    expect((await robot()).status).toBe(200);
    const refused = await robot();
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining("quelques heures")]);
    fill(dataDir, 1600, 1000, 1);
    expect((await doubtful()).status).toBe(200);
    expect((await postForm(url)).status).toBe(200);
    expect(await (await fetch(`${url}/api/sante`)).json()).toMatchObject({
      raisons: [expect.stringContaining("ce qui tombe dans le piège est refusé, le reste passe")],
    });
    fill(dataDir, 2000, 2000, 1);
    const full = await doubtful();
    expect([full.status, await full.text()]).toEqual([503, expect.stringContaining("pleine")]);
    expect((await postForm(url)).status).toBe(200);
    expect(await (await fetch(`${url}/api/sante`)).json()).toMatchObject({
      raisons: [expect.stringContaining("les messages douteux sont refusés, les autres passent")],
    });
  });
});

describe("une foule d’un même réseau IPv6", () => {
  it("a quatre parts par /56 et huit par /48, et les voisins d’un autre /48 les leurs", async () => {
    const { url } = await startTestServer({ CONTACT_LIMIT_PER_IP: "1", TRUSTED_PROXIES: "127.0.0.1" });
    const statuses = async (network: string, count: number) => {
      const answers = [];
      for (let index = 0; index < count; index++) {
        const address = `${network}${index.toString(16).padStart(2, "0")}::1`;
        answers.push((await postForm(url, contactForm(), { "x-forwarded-for": address })).status);
      }
      return answers.filter((status) => status === 200).length;
    };
    expect(await statuses("2001:db8:1:1", 10)).toBe(4);
    expect(await statuses("2001:db8:1:2", 10)).toBe(4);
    expect(await statuses("2001:db8:1:3", 10)).toBe(0);
    expect(await statuses("2001:db8:2:1", 10)).toBe(4);
  });
});

describe("la limite d’un jour", () => {
  it("vaut dix fois celle de dix minutes, et se dit en heures", async () => {
    let now = 0;
    const { store } = await freshStore();
    const limit = createRateLimit({ counts: store, kind: "clear", perVisitor: 5, global: 0, now: () => now });
    const groups = [{ key: "203.0.113.9", share: 1 }];
    for (let window = 0; window < 10; window++) {
      for (let message = 0; message < 5; message++) await limit.count(groups);
      await expect(limit.count(groups)).rejects.toThrow("Vous avez envoyé");
      now += 600_000;
    }
    await expect(limit.count(groups)).rejects.toThrow("Réessayez dans 23 heures");
    await limit.count([{ key: "203.0.113.8", share: 1 }]);
    now += 23 * 3_600_000;
    await limit.count(groups);
  });
});

describe("une foule de 254 adresses", () => {
  /** Posts the form from one of this machine's own addresses. */
  function postFrom(url: string, localAddress: string, words = "bonjour"): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request(
        url + SEND_FORM_PATH,
        {
          method: "POST",
          localAddress,
          headers: { origin: url, "content-type": "multipart/form-data; boundary=x" },
        },
        (response) => response.resume().on("end", () => resolve(response.statusCode ?? 0)),
      );
      const fields = ["name", "email", "subject", "message"].map((name): [string, string] => [
        field(name),
        name === "message" ? words : `${localAddress}@example.fr`,
      ]);
      call.on("error", reject).end(multipartBody(fields));
    });
  }
  const addresses = Array.from({ length: 254 }, (_, index) => `127.0.0.${index + 1}`);

  it("est prise une fois de chacune, et pas plus que la limite de tous n’en laisse passer", async () => {
    const open = await startTestServer({ CONTACT_LIMIT_PER_IP: "1" });
    const first = await Promise.all(addresses.map((address) => postFrom(open.url, address)));
    expect(new Set(first)).toEqual(new Set([200]));
    const second = await Promise.all(addresses.map((address) => postFrom(open.url, address, "encore")));
    expect(new Set(second)).toEqual(new Set([429]));
    const { url } = await startTestServer({ CONTACT_LIMIT_PER_IP: "1", CONTACT_LIMIT_GLOBAL: "60" });
    const all = await Promise.all(addresses.map((address) => postFrom(url, address)));
    expect(all.filter((status) => status === 200)).toHaveLength(60);
  });
});
