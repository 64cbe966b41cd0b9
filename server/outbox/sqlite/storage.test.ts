import { randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { freshStore, keepMessage, openTestStore } from "#server/testing/store-scene.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { DataInUse } from "#server/data-lock.ts";
import { describeMessageStore } from "../message-store.contract.ts";
import { numberOf } from "./file/database-file.ts";
import { databasePath, openDatabase, openServedStore, openStore, restoreDatabase } from "./sqlite.ts";

describeMessageStore("SQLite", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  return () => openStore(dataDir);
});

describeMessageStore("SQLite dans son fil, celui du serveur", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  return async () => openServedStore(dataDir, { say: console.log });
});

/** Who may read the file, and the two beside it in which messages wait to be put into it. */
function modes(dataDir: string): number[] {
  return ["", "-wal", "-shm"].map((side) => statSync(databasePath(dataDir) + side).mode & 0o777);
}

describe("la base des messages", () => {
  it("est durable : WAL, synchronisation complète, octets effacés écrasés, lisible de son seul propriétaire", async () => {
    const { dataDir } = await freshStore();
    const db = openDatabase(databasePath(dataDir));
    onTestFinished(() => db.close());
    expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect([numberOf(db, "synchronous"), numberOf(db, "secure_delete")]).toEqual([2, 1]);
    expect(modes(dataDir)).toEqual([0o600, 0o600, 0o600]);
  });

  // Only root may give a file to somebody else.
  it.runIf(process.getuid?.() === 0)(
    "commencée par root dans le dossier d’un autre est à cet autre, qui la servira",
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
      chownSync(dataDir, 65_534, 65_534);
      await (await openStore(dataDir)).close();
      expect(statSync(databasePath(dataDir)).uid).toBe(65_534);
    },
  );

  it("d’une version qui laissait lire à tous ce qui attend d’y être rangé ne le laisse plus", async () => {
    const { dataDir } = await freshStore();
    const first = openDatabase(databasePath(dataDir));
    onTestFinished(() => first.close());
    for (const side of ["-wal", "-shm"]) chmodSync(databasePath(dataDir) + side, 0o644);
    const second = openDatabase(databasePath(dataDir));
    onTestFinished(() => second.close());
    expect(modes(dataDir)).toEqual([0o600, 0o600, 0o600]);
  });

  it("n’a qu’un serveur : un second est refusé, les commandes du staff non", async () => {
    const first = await startTestServer();
    await expect(startTestServer({ DATA_DIR: first.dataDir })).rejects.toThrow(DataInUse);
    const store = await openTestStore(first.dataDir);
    expect((await postForm(first.url)).status).toBe(200);
    expect(await store.list()).toHaveLength(1);
  });

  it.each([
    [
      "des octets retournés au milieu",
      (file: string) => writeSync(openSync(file, "r+"), Buffer.alloc(9000, 0xa5), 0, 9000, 16_384),
    ],
    [
      "autre chose qu’une base",
      (file: string) => writeFileSync(file, "ceci n’est pas une base".repeat(1000)),
    ],
  ])("avec %s est mise de côté au démarrage, et le site continue", async (_what, damage) => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    const store = await openStore(dataDir);
    for (let index = 0; index < 50; index++)
      await keepMessage(store, { message: "x".repeat(500) + index }, { at: index });
    await store.close();
    damage(databasePath(dataDir));
    const server = await startTestServer({ DATA_DIR: dataDir });
    expect((await readdir(dataDir)).filter((name) => /^contact\.abimee-.*\.sqlite$/.test(name))).toHaveLength(
      1,
    );
    expect(server.said.join("\n")).toMatch(
      /npm run messages -- restore \S+contact\.abimee-\S+\.sqlite --ajouter/,
    );
    expect((await postForm(server.url)).status).toBe(200);
    expect(await (await fetch(`${server.url}/api/sante`)).json()).toMatchObject({
      etat: "degrade",
      raisons: [expect.stringContaining("abîmée")],
    });
  });

  it("vide est recommencée", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    writeFileSync(databasePath(dataDir), "");
    const server = await startTestServer({ DATA_DIR: dataDir });
    expect((await postForm(server.url)).status).toBe(200);
  });

  it("qui ne s’ouvre pas laisse les pages en ligne et répond 503 aux messages", async () => {
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

it("un message que la base refuse est un 503, et la santé le dit jusqu’à ce qu’un autre soit gardé", async () => {
  const server = await startTestServer();
  const db = openDatabase(databasePath(server.dataDir));
  const health = async () => (await fetch(`${server.url}/api/sante`)).json();
  db.exec("ALTER TABLE message RENAME TO ailleurs");
  expect((await postForm(server.url)).status).toBe(503);
  expect(await health()).toMatchObject({ raisons: [expect.stringContaining("n’a pas pu être gardé")] });
  db.exec("ALTER TABLE ailleurs RENAME TO message");
  expect((await postForm(server.url)).status).toBe(200);
  expect(await health()).toMatchObject({ etat: "ok", raisons: [] });
  expect(server.saidSince()).toEqual([
    expect.stringContaining("n’a pas pu être gardé"),
    "Les messages sont de nouveau gardés.",
  ]);
  db.close();
});

describe("un disque plein", () => {
  it("sous le seuil de place libre est un 503 avec Retry-After, dit par la santé", async () => {
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

describe("un message effacé", () => {
  const emailOf = (person: number) => `personne-${person}@example.org`;
  const people = (count: number) => Array.from({ length: count }, (_, person) => person);

  /** A restored base of as many people, who wrote three messages each, of all lengths. */
  async function restoredBase(count: number): Promise<string> {
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    const before = openServedStore(join(dataDir, "avant"), { say: console.log });
    const words = [...people(count), ...people(count), ...people(count)].map((person) => ({
      email: emailOf(person),
      message: "x".repeat(Math.random() ** 4 * 3000),
    }));
    await Promise.all(words.map((word) => keepMessage(before, word, { requestId: randomUUID() })));
    const copy = join(dataDir, "copie.sqlite");
    await before.copyTo(copy);
    await before.close();
    restoreDatabase(join(dataDir, "apres"), copy, false);
    return join(dataDir, "apres");
  }
  const traces = (dataDir: string, email: string) =>
    readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(email));

  it("ne laisse pas un octet dans les fichiers, qui que l’on efface parmi soixante personnes, dans n’importe quel ordre", async () => {
    const dataDir = await restoredBase(60);
    const store = await openTestStore(dataDir);
    const order = people(60).toSorted(() => Math.random() - 0.5);
    for (const [done, person] of order.entries()) {
      const ids = (await store.list()).filter(({ email }) => email === emailOf(person)).map(({ id }) => id);
      const count = done % 2 === 0 ? await store.remove(ids) : await store.eraseByEmail(emailOf(person));
      expect([count, traces(dataDir, emailOf(person))]).toEqual([3, []]);
    }
    expect(await store.list()).toEqual([]);
  });

  it("par une version d’avant, qui en a laissé des restes, n’en a plus dès que le site a démarré", async () => {
    const dataDir = await restoredBase(60);
    const db = openDatabase(databasePath(dataDir));
    // Deleted as before, one after the other, until one leaves something.
    const left = people(59).find((person) => {
      db.prepare("DELETE FROM message WHERE email = ?").run(emailOf(person));
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      return traces(dataDir, emailOf(person)).length > 0;
    });
    db.close();
    expect(left).toBeDefined();
    await startTestServer({ DATA_DIR: dataDir });
    await expect.poll(() => traces(dataDir, emailOf(left ?? 0))).toEqual([]);
    expect(traces(dataDir, emailOf(59))).not.toEqual([]);
  });

  it("pendant qu’un autre programme lit la base ne l’est pas, ce qui est dit ; il l’est ensuite", async () => {
    const { store, dataDir } = await freshStore();
    await keepMessage(store, { email: emailOf(1) });
    const reader = openDatabase(databasePath(dataDir));
    onTestFinished(() => reader.close());
    reader.exec("BEGIN; SELECT count(*) FROM message");
    await expect(store.eraseByEmail(emailOf(1))).rejects.toThrow("Un autre programme occupe la base");
    expect(await store.list()).toHaveLength(1);
    reader.exec("COMMIT");
    expect(await store.eraseByEmail(emailOf(1))).toBe(1);
    expect(traces(dataDir, emailOf(1))).toEqual([]);
  });
});

describe("un message refusé pour son numéro", () => {
  it("laisse le premier texte tel quel", async () => {
    const server = await startTestServer();
    const form = { request_id: "0d5a2d0e-7c1c-4f5e-9d59-0a4f5c1f3b11" };
    await postForm(server.url, contactForm({ ...form, message: "premier" }));
    expect((await postForm(server.url, contactForm({ ...form, message: "second" }))).status).toBe(422);
    const store = await openTestStore(server.dataDir);
    expect((await store.list()).map(({ message }) => message)).toEqual(["premier"]);
  });
});
