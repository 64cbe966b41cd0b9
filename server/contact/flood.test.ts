import { describe, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import { databasePath, openDatabase } from "#server/outbox/database.ts";
import { contactForm, postForm, SEND_FORM } from "#server/testing/contact-form.ts";
import { startTestServer } from "#server/testing/start-test-server.ts";

describe("a flood of messages", () => {
  /** Puts rows straight into the mailbox, received at an instant. */
  function fill(dataDir: string, rows: number, at: number): void {
    const db = openDatabase(databasePath(dataDir));
    db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
      INSERT INTO message (mail_id, payload_hash, received_at, state, name, email, subject, message)
      SELECT '<' || ${at} || '.' || i || '>', i, ${at}, 'queued', 'n', 'n@example.fr', 's', 'm' FROM n`);
    db.close();
  }

  it("of 2 000 in a day is stopped until tomorrow by 429, 10 000 in all by 503, in words", async () => {
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
  });
});

describe("an error that nobody foresaw", () => {
  it("is a 500 with a number in French, and the next request is served", async () => {
    let broken = true;
    const seen: unknown[] = [];
    const app = createApp({
      contact: {
        outbox: {
          database: () => {
            throw new Error("unused");
          },
          write: () => Promise.reject(new Error("unused")),
          trouble: () => undefined,
          close: () => {},
        },
        limit: async () => {
          if (broken) throw new Error("fault hook");
        },
        tokenSecret: Buffer.from("x"),
        publicUrl: undefined,
        ids: () => ({ serviceId: "", templateId: "", publicKey: "" }),
        mailDomain: "example.org",
        bounded: false,
        now: Date.now,
        onKept: () => {},
      },
      trustedProxies: [],
      health: () => ({ etat: "ok", raisons: [], build: "x" }),
      headers: [],
      onReport: () => {},
      onUnforeseen: (error) => {
        seen.push(error);
        return "4711";
      },
    });
    const bindings = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
    const send = () => app.request(SEND_FORM, { method: "POST", body: contactForm() }, bindings);
    const failed = await send();
    expect([failed.status, await failed.text(), seen.length]).toEqual([
      500,
      expect.stringContaining("n° 4711"),
      1,
    ]);
    broken = false;
    expect((await send()).status).toBe(500);
    expect((await app.request("/api/sante")).status).toBe(200);
  });
});
