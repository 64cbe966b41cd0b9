import { spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestStore } from "#server/testing/store-scene.ts";
import { DAY } from "#text/durations.ts";
import { restoreDatabase } from "../restore.ts";
import { databasePath } from "./database-file.ts";
import { SCHEMA_VERSIONS } from "./schema-versions.ts";
import { numberOf } from "./tables.ts";

const NOW = Date.UTC(2026, 0, 10);

/** A message in each state that version 1 knew: state, tries, due, sent, error. */
const ROWS_1 = [
  ["queued", 0, 0, null, ""],
  ["queued", 3, NOW + 60_000, null, "451 plus tard"],
  ["sending", 1, 0, null, ""],
  ["sent", 1, 0, NOW - DAY, ""],
  ["blocked", 1, NOW, null, "535 mot de passe"],
  ["refused", 2, NOW, null, "554 non"],
  ["quarantine", 0, 0, null, ""],
] as const;

/** A database as the published text of a version made it, with what that version wrote. @returns its data folder */
async function databaseOf(version: number): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-version-"));
  const db = new DatabaseSync(databasePath(dataDir));
  db.exec("PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL");
  for (const step of SCHEMA_VERSIONS.slice(0, version)) db.exec(step);
  db.exec(`PRAGMA user_version = ${version}`);
  db.exec("INSERT INTO setting VALUES ('form_token_key', 'secret')");
  if (version === 1) {
    const insert = db.prepare(
      `INSERT INTO message (request_id, mail_id, payload_hash, received_at, state, name, email, subject, message, score,
         reasons, attempts, next_attempt_at, sent_at, last_error)
       VALUES (?, ?, 'h', ?, ?, 'Zoé', 'zoe@exemple.fr', 'L’été', 'Ça va ?', 4, 'un, deux', ?, ?, ?, ?)`,
    );
    for (const [index, [state, attempts, due, sentAt, error]] of ROWS_1.entries())
      insert.run(`r${index}`, `<m${index}@x>`, NOW - 2 * DAY, state, attempts, due, sentAt, error);
    // The last number was given to a message that is gone: it must not be given again.
    db.exec(
      "INSERT INTO message (id, mail_id, payload_hash, received_at, state, name, email, subject, message) VALUES (40, 'm', 'h', 1, 'sent', 'n', 'e', 's', 'm'); DELETE FROM message WHERE id = 40",
    );
  }
  db.close();
  return dataDir;
}

function opened(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(databasePath(dataDir));
  onTestFinished(() => {
    if (db.isOpen) db.close();
  });
  return db;
}

describe("une base écrite par une version plus ancienne du site", () => {
  it("(1) sauvegardée alors, se remet en place aujourd’hui, chaque message dans son état", async () => {
    const backup = databasePath(await databaseOf(1));
    const dataDir = await mkdtemp(join(tmpdir(), "site-version-"));
    expect(restoreDatabase(dataDir, backup, false)).toMatchObject({ messages: ROWS_1.length });
    const states = (await (await openTestStore(dataDir)).list()).map(({ state }) => state);
    expect(states).toEqual(ROWS_1.map(([state]) => state));
  });

  it("(1) garde chaque message à travers la mise à jour, dans son état, avec ses essais, son retard et sa raison", async () => {
    const store = await openTestStore(await databaseOf(1));
    const messages = await store.list();
    const mail = (
      state: string,
      attempts: number,
      nextAttemptAt: number,
      lastError = "",
      sentAt?: number,
    ) => [{ channel: "mail", state, attempts, nextAttemptAt, sentAt, lastError }];
    expect(messages.map(({ state, fates }) => [state, fates])).toEqual([
      ["queued", []],
      ["queued", mail("queued", 3, NOW + 60_000, "451 plus tard")],
      ["sending", mail("sending", 1, 0)],
      ["sent", mail("sent", 1, 0, "", NOW - DAY)],
      ["blocked", mail("blocked", 1, NOW, "535 mot de passe")],
      ["refused", mail("refused", 2, NOW, "554 non")],
      ["quarantine", []],
    ]);
    expect(messages[6]).toMatchObject({
      requestId: "r6",
      mailId: "<m6@x>",
      receivedAt: NOW - 2 * DAY,
      name: "Zoé",
      message: "Ça va ?",
      score: 4,
      reasons: "un, deux",
      toldAt: undefined,
    });
    expect(await store.secret("form_token_key", "autre")).toBe("secret");
  });

  it("(1) continue comme si de rien n’était : tout repart par les canaux ouverts, et aucun numéro ne sert deux fois", async () => {
    const store = await openTestStore(await databaseOf(1));
    await store.beginRound("mail", ["mail", "chat"], NOW, NOW + DAY);
    expect(
      (await store.list()).map(({ fates }) => fates.map(({ channel, state }) => `${channel} ${state}`)),
    ).toEqual([
      ["chat queued", "mail queued"],
      ["chat queued", "mail queued"],
      ["chat queued", "mail queued"],
      ["mail sent"],
      ["chat queued", "mail blocked"],
      ["chat queued", "mail refused"],
      [],
    ]);
    const message = { name: "n", email: "e@x.fr", subject: "s", message: "neuf" };
    const arrival = { message, requestId: "neuf", mailDomain: "x.org", at: NOW };
    await store.keep(arrival, () => ({ score: 0, reasons: [], doubtful: false }));
    expect((await store.list()).at(-1)?.id).toBe(41);
    expect(await store.eraseByEmail("zoe@exemple.fr")).toBe(7);
  });

  it("(1) reste celle de l’ancienne version quand la machine tombe au milieu de la mise à jour, et se met à jour ensuite", async () => {
    const dataDir = await databaseOf(1);
    // A process of its own opens the messages as the site does, and is killed when it is about to make the update count.
    const script = `
      import { DatabaseSync } from "node:sqlite";
      const { exec } = DatabaseSync.prototype;
      DatabaseSync.prototype.exec = function (sql) {
        if (sql.includes("COMMIT")) process.kill(process.pid, "SIGKILL");
        return exec.call(this, sql);
      };
      const { openStore } = await import(${JSON.stringify(resolve("server/outbox/sqlite/sqlite.ts"))});
      await openStore(${JSON.stringify(dataDir)});`;
    const crash = spawnSync(process.execPath, ["--input-type=module-typescript", "-e", script], {
      encoding: "utf8",
    });
    expect([crash.signal, crash.stderr]).toEqual(["SIGKILL", ""]);
    const old = opened(dataDir);
    expect(numberOf(old, "user_version")).toBe(1);
    expect(
      old
        .prepare("SELECT state FROM message ORDER BY id")
        .all()
        .map(({ state }) => state),
    ).toEqual(ROWS_1.map(([state]) => state));
    old.close();
    expect(await (await openTestStore(dataDir)).list()).toHaveLength(ROWS_1.length);
  });
});

it("une base écrite par une version plus récente du site est refusée avec des mots, sans y toucher", async () => {
  const dataDir = await databaseOf(SCHEMA_VERSIONS.length);
  const db = opened(dataDir);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSIONS.length + 1}`);
  await expect(openTestStore(dataDir)).rejects.toThrow(/version plus récente.*mettez le site à jour/);
  expect(numberOf(db, "user_version")).toBe(SCHEMA_VERSIONS.length + 1);
});
