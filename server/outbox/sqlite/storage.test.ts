import { openSync, readFileSync, statSync, writeFileSync, writeSync } from "node:fs";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { freshDatabase } from "#server/testing/outbox-scene.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { acceptMessage } from "./rows/arrivals.ts";
import { databasePath, openDatabase } from "./file/database.ts";
import { DataInUse } from "#server/data-lock.ts";
import { eraseByEmail, listMessages } from "./rows/mailbox.ts";
import { createAsidePurge } from "../retention/purge-job.ts";
import { createPurge } from "../retention/retention.ts";
import { numberOf } from "./file/tables.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;

function keep(db: ReturnType<typeof openDatabase>, message: string, at: number, doubtful = false): void {
  acceptMessage(
    db,
    { name: "N", email: "n@example.fr", subject: "S", message },
    { requestId: undefined, score: 0, reasons: [], doubtful, mailDomain: "example.org" },
    at,
  );
}

describe("the database", () => {
  it("is durable: WAL, full sync, erased bytes overwritten, readable by its owner alone", async () => {
    const { db, dataDir } = await freshDatabase();
    expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect([numberOf(db, "synchronous"), numberOf(db, "secure_delete"), numberOf(db, "auto_vacuum")]).toEqual(
      [2, 1, 2],
    );
    expect(statSync(databasePath(dataDir)).mode & 0o777).toBe(0o600);
  });

  it("belongs to one server: a second one is refused, the staff's commands are not", async () => {
    const first = await startTestServer();
    await expect(startTestServer({ DATA_DIR: first.dataDir })).rejects.toThrow(DataInUse);
    const db = openDatabase(databasePath(first.dataDir));
    expect((await postForm(first.url)).status).toBe(200);
    expect(listMessages(db)).toHaveLength(1);
    db.close();
  });

  it.each([
    [
      "bytes flipped in the middle",
      (file: string) => writeSync(openSync(file, "r+"), Buffer.alloc(9000, 0xa5), 0, 9000, 16_384),
    ],
    [
      "something else than a database",
      (file: string) => writeFileSync(file, "ceci n’est pas une base".repeat(1000)),
    ],
  ])("with %s is set aside at the start, and the site goes on", async (_what, damage) => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    const db = openDatabase(databasePath(dataDir));
    for (let index = 0; index < 50; index++) keep(db, "x".repeat(500) + index, index);
    db.close();
    damage(databasePath(dataDir));
    const server = await startTestServer({ DATA_DIR: dataDir });
    expect((await readdir(dataDir)).filter((name) => /^contact\.abimee-.*\.sqlite$/.test(name))).toHaveLength(
      1,
    );
    expect(server.said.join("\n")).toContain(".recover");
    expect((await postForm(server.url)).status).toBe(200);
    expect(await (await fetch(`${server.url}/api/sante`)).json()).toMatchObject({
      etat: "degrade",
      raisons: [expect.stringContaining("abîmée")],
    });
  });

  it("that is empty is begun anew", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    writeFileSync(databasePath(dataDir), "");
    const server = await startTestServer({ DATA_DIR: dataDir });
    expect((await postForm(server.url)).status).toBe(200);
  });

  it("that cannot be opened leaves the pages up and answers 503 to messages", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    writeFileSync(join(dataDir, "fichier"), "");
    const server = await startTestServer({ DATA_DIR: join(dataDir, "fichier") });
    expect((await fetch(`${server.url}/affiche`)).status).toBe(200);
    const answer = await postForm(server.url);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(server.said.join("\n")).toMatch(
      /DATA_DIR.*fichier, pas un dossier[^]*Attention, messages du formulaire/,
    );
    // Anyone may read the health: what stands where on this machine is for the terminal.
    expect(await (await fetch(`${server.url}/api/sante`)).text()).toMatch(/degrade(?!.*site-data-)/s);
  });
});

it("a message that the database refuses is a 503, and the health says so until one is kept", async () => {
  const server = await startTestServer();
  const db = openDatabase(databasePath(server.dataDir));
  const health = async () => (await fetch(`${server.url}/api/sante`)).json();
  db.exec("ALTER TABLE message RENAME TO ailleurs");
  expect((await postForm(server.url)).status).toBe(503);
  expect(await health()).toMatchObject({ raisons: [expect.stringContaining("n’a pas pu être gardé")] });
  db.exec("ALTER TABLE ailleurs RENAME TO message");
  expect((await postForm(server.url)).status).toBe(200);
  expect(await health()).toMatchObject({ etat: "ok", raisons: [] });
  expect(server.said.slice(1)).toEqual([
    expect.stringContaining("n’a pas pu être gardé"),
    "Les messages sont de nouveau gardés.",
  ]);
  db.close();
});

describe("a full disk", () => {
  it("below the floor of free space is a 503 with Retry-After, said by the health", async () => {
    const server = await startTestServer({}, { freeSpaceFloor: Number.MAX_SAFE_INTEGER });
    const answer = await postForm(server.url);
    expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([
      503,
      "60",
      expect.stringMatching(/enregistrer.*dans une minute/),
    ]);
    expect(await (await fetch(`${server.url}/api/sante`)).json()).toMatchObject({
      etat: "degrade",
      raisons: [expect.stringContaining("presque plein")],
    });
  });
});

describe("retention", () => {
  const now = Date.UTC(2026, 6, 1);

  it("purges 90 days after delivery, 180 undelivered, 30 in quarantine, after two looks an hour apart", async () => {
    const { db } = await freshDatabase();
    for (const [text, age, doubtful] of [
      ["old", 181, false],
      ["young", 179, false],
      ["doubt", 31, true],
      ["fresh doubt", 29, true],
    ] as const)
      keep(db, text, now - age * DAY, doubtful);
    keep(db, "sent", now - 100 * DAY);
    db.prepare("UPDATE message SET state = 'sent', sent_at = ? WHERE message = 'sent'").run(now - 91 * DAY);
    const purge = createPurge();
    expect(purge(db, now, 0)).toBe(0);
    expect(purge(db, now, HOUR)).toBe(3);
    expect(listMessages(db).map(({ message }) => message)).toEqual(["young", "fresh doubt"]);
  });

  it("keeps everything when the clock jumps a year ahead and comes back within the hour", async () => {
    const { db } = await freshDatabase();
    keep(db, "kept", now);
    const purge = createPurge();
    purge(db, now + 365 * DAY, 0);
    purge(db, now, 1.1 * HOUR);
    purge(db, now + 365 * DAY, 1.5 * HOUR);
    expect(listMessages(db)).toHaveLength(1);
  });

  it("takes a database that was set aside away after 180 days, its log with it", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    const names = [
      "2025-12-31T00-00-00-000Z.sqlite",
      "2025-12-31T00-00-00-000Z.sqlite-wal",
      "2026-01-03T00-00-00-000Z.sqlite",
    ];
    for (const name of names) writeFileSync(join(dataDir, `contact.abimee-${name}`), "x");
    const purge = createAsidePurge(dataDir);
    purge(now, 0);
    expect(await readdir(dataDir)).toHaveLength(3);
    purge(now, HOUR);
    expect(await readdir(dataDir)).toEqual([`contact.abimee-${names[2]}`]);
  });

  it("leaves no byte of an erased message in the files", async () => {
    const { db, dataDir } = await freshDatabase();
    const marker = "MARQUE-SECRETE-4711";
    for (let index = 0; index < 20; index++) keep(db, `${marker} ${index}`, now + index);
    expect(eraseByEmail(db, " N@Example.fr ")).toBe(20);
    const leaking = (await readdir(dataDir)).filter((name) =>
      readFileSync(join(dataDir, name)).includes(marker),
    );
    expect(leaking).toEqual([]);
  });
});

describe("a message refused for its number", () => {
  it("leaves the first text as it was", async () => {
    const server = await startTestServer();
    const form = { request_id: "0d5a2d0e-7c1c-4f5e-9d59-0a4f5c1f3b11" };
    await postForm(server.url, contactForm({ ...form, message: "premier" }));
    expect((await postForm(server.url, contactForm({ ...form, message: "second" }))).status).toBe(422);
    const db = openDatabase(databasePath(server.dataDir));
    expect(listMessages(db).map(({ message }) => message)).toEqual(["premier"]);
    db.close();
  });
});
