import { copyFileSync, renameSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { freshStore, isSound, keepMessage, openTestStore } from "#server/testing/store-scene.ts";
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
  },
);
