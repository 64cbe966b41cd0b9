import { copyFileSync, readdirSync, renameSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { freshStore, isSound, keepMessage, openTestStore } from "#server/testing/store-scene.ts";
import { withCopy } from "../file/database-file.ts";
import { databasePath } from "../sqlite.ts";

/** A closed database with one message, « autre ». */
async function otherDatabase(): Promise<string> {
  const { store, dataDir } = await freshStore();
  await keepMessage(store, { message: "autre" });
  await store.close();
  return databasePath(dataDir);
}

async function texts(dataDir: string): Promise<string[]> {
  return (await (await openTestStore(dataDir)).list()).map(({ message }) => message);
}

/** What some other program keeps in SQLite. */
function foreignDatabase(beside: string): string {
  const path = `${beside}.etrangere`;
  const db = new DatabaseSync(path);
  db.exec("CREATE TABLE notes (words TEXT)");
  db.close();
  return path;
}

function textsOf(path: string): string[] {
  return withCopy(path, (copy) =>
    copy
      .prepare("SELECT message FROM message ORDER BY id")
      .all()
      .map(({ message }) => String(message)),
  );
}

/** Folds the log into the file, as a command of the staff that erases does. */
async function foldLog(path: string): Promise<void> {
  await (await openTestStore(join(path, ".."))).remove([99]);
}

function remove(path: string, ...suffixes: string[]): void {
  for (const suffix of suffixes) rmSync(path + suffix);
}

const SAVED = /dans var.contact\.perdue-/;
const WHOLE = /rien n’est perdu/;
const GONE = /enlevée, remplacée ou coupée/;

it.each<[string, (path: string, other: string) => void | Promise<void>, string[], RegExp]>([
  ["enlevée", (path) => remove(path, "", "-wal", "-shm"), ["après"], SAVED],
  ["enlevée sans ses journaux", (path) => remove(path, ""), ["après"], SAVED],
  ["enlevée avec son dossier", (path) => rmSync(join(path, ".."), { recursive: true }), ["après"], SAVED],
  ["dont le journal est enlevé", (path) => remove(path, "-wal"), ["un", "deux", "après"], WHOLE],
  [
    "dont les deux journaux sont enlevés",
    (path) => remove(path, "-wal", "-shm"),
    ["un", "deux", "après"],
    WHOLE,
  ],
  ["remplacée par une autre", (path, other) => renameSync(other, path), ["autre", "après"], SAVED],
  ["vidée", (path) => truncateSync(path, 0), ["après"], GONE],
  ["dont le journal est vidé", (path) => truncateSync(`${path}-wal`, 0), ["après"], GONE],
  [
    "coupée au milieu",
    async (path) => {
      await foldLog(path);
      truncateSync(path, 10_000);
    },
    ["après"],
    GONE,
  ],
  [
    "recouverte par une copie",
    async (path, other) => {
      await foldLog(path);
      copyFileSync(other, path);
    },
    ["autre", "après"],
    /Une autre base.*a pris la place/,
  ],
  [
    "recouverte par une base d’un autre programme",
    (path, other) => copyFileSync(foreignDatabase(other), path),
    ["après"],
    /Une autre base.*a pris la place.*contact\.perdue-/,
  ],
])(
  "une base %s sous un site qui tourne : il le dit, et ce qu’il acquitte ensuite est là après un kill -9",
  async (_what, touch, found, said) => {
    const folder = await makeWorkFolder();
    const dataDir = join(folder, "var");
    const server = await spawnServer(folder);
    const post = async (message: string) => (await postForm(server.url, contactForm({ message }))).status;
    expect([await post("un"), await post("deux")]).toEqual([200, 200]);
    await touch(databasePath(dataDir), await otherDatabase());
    expect(await post("après")).toBe(200);
    expect(server.said()).toMatch(said);
    expect(await (await fetch(`${server.url}/api/sante`)).json()).toMatchObject({ etat: "degrade" });
    await server.end("SIGKILL");
    expect(await texts(dataDir)).toEqual(found);
    expect(isSound(dataDir)).toBe(true);
    // What is said to be saved is what was acknowledged.
    const saved = [...server.said().matchAll(/dans (\S+perdue-\S+\.sqlite)/g)].map(([, path = ""]) => path);
    expect(saved.map((path) => textsOf(join(folder, path)))).toEqual(saved.map(() => ["un", "deux"]));
  },
);

it("une commande du staff qui efface sous un site qui tourne ne laisse pas de copie", async () => {
  const folder = await makeWorkFolder();
  const dataDir = join(folder, "var");
  const server = await spawnServer(folder);
  const post = async (message: string) => (await postForm(server.url, contactForm({ message }))).status;
  expect([await post("un"), await post("deux")]).toEqual([200, 200]);
  await foldLog(databasePath(dataDir));
  expect(await post("après")).toBe(200);
  expect(readdirSync(dataDir).filter((name) => name.includes("perdue"))).toEqual([]);
  expect(server.said()).not.toMatch(/a pris la place/);
  await server.end("SIGKILL");
});
