import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { databasePath, openDatabase } from "#server/outbox/sqlite/sqlite.ts";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { field, multipartBody } from "#server/testing/requests/multipart-body.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

describe("un déluge de messages", () => {
  /** Puts rows straight into the mailbox, received at an instant. */
  function fill(dataDir: string, rows: number, at: number): void {
    const db = openDatabase(databasePath(dataDir));
    db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
      INSERT INTO message (mail_id, payload_hash, received_at, name, email, subject, message)
      SELECT '<' || ${at} || '.' || i || '>', i, ${at}, 'n', 'n@example.fr', 's', 'm' FROM n`);
    db.close();
  }

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

describe("une foule de 254 adresses", () => {
  /** Posts the form from one of this machine's own addresses. */
  function postFrom(url: string, localAddress: string): Promise<number> {
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
        `${localAddress}@example.fr`,
      ]);
      call.on("error", reject).end(multipartBody(fields));
    });
  }
  const addresses = Array.from({ length: 254 }, (_, index) => `127.0.0.${index + 1}`);

  it("est prise une fois de chacune, et pas plus que la limite de tous n’en laisse passer", async () => {
    const open = await startTestServer({ CONTACT_LIMIT_PER_IP: "1" });
    const first = await Promise.all(addresses.map((address) => postFrom(open.url, address)));
    expect(new Set(first)).toEqual(new Set([200]));
    const second = await Promise.all(addresses.map((address) => postFrom(open.url, address)));
    expect(new Set(second)).toEqual(new Set([429]));
    const { url } = await startTestServer({ CONTACT_LIMIT_PER_IP: "1", CONTACT_LIMIT_GLOBAL: "60" });
    const all = await Promise.all(addresses.map((address) => postFrom(url, address)));
    expect(all.filter((status) => status === 200)).toHaveLength(60);
  });
});
