import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { backUp } from "#server/outbox/backup/backups.ts";
import { databasePath, openDatabase, openStore } from "#server/outbox/sqlite/sqlite.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { freshStore, keepMessage, openTestStore } from "#server/testing/store-scene.ts";
import { cli, cliBeside } from "./cli.scene.ts";

async function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "site-sauvegardes-"));
}

async function texts(dataDir: string): Promise<string[]> {
  return (await (await openTestStore(dataDir)).list()).map(({ message }) => message);
}

/** A backup of one message, « gardé », with its folder. */
async function oneBackup(): Promise<{ file: string; into: string; dataDir: string }> {
  const { store, dataDir } = await freshStore();
  await keepMessage(store, { message: "gardé" });
  const into = await folder();
  const { file } = await backUp(store, { folder: into, kept: 1, command: undefined });
  return { file, into, dataDir };
}

it("l’exercice : le site écrit, on sauvegarde, il est tué, son dossier perdu ; restauré, rien de ce qui fut acquitté avant ne manque", async () => {
  const work = await makeWorkFolder();
  const dataDir = join(work, "var");
  const server = await spawnServer(work);
  const post = async (url: string, message: string) => (await postForm(url, contactForm({ message }))).status;
  for (let sent = 0; sent < 20; sent++) expect(await post(server.url, `avant ${sent}`)).toBe(200);
  const into = await folder();
  // Beside this process: one that stands still does not hear the site close its connections.
  expect(await cliBeside(dataDir, {}, "backup", into)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("20 messages sauvegardés et relus dans"),
  });
  expect(await post(server.url, "après")).toBe(200);
  await server.end("SIGKILL");
  rmSync(dataDir, { recursive: true });

  const [name = ""] = readdirSync(into);
  expect(name).toMatch(/^messages-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.sqlite$/);
  expect(statSync(join(into, name)).mode & 0o777).toBe(0o600);
  expect(cli(dataDir, "restore", join(into, name))).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /20 messages sont de nouveau[^]*20 messages attendaient leur envoi à l’heure/,
    ),
  });
  const again = await spawnServer(work);
  expect(await post(again.url, "ensuite")).toBe(200);
  await again.end("SIGTERM");
  expect(await texts(dataDir)).toEqual([
    ...Array.from({ length: 20 }, (_, sent) => `avant ${sent}`),
    "ensuite",
  ]);
  expect(statSync(databasePath(dataDir)).mode & 0o777).toBe(0o600);
});

describe("npm run messages -- backup", () => {
  it("garde les dernières, range la sienne en dernier quoi que dise l’horloge, et ne touche à rien d’autre", async () => {
    const { dataDir } = await oneBackup();
    const into = await folder();
    const others = ["messages-2020-01-01_00-00-00.sqlite", "messages-2999-01-01_00-00-00.sqlite"];
    for (const name of [...others, "photo.png", "messages-2020-01-01_00-00-00.sqlite.partiel"])
      writeFileSync(join(into, name), "");
    expect(cli(dataDir, "backup", into, "--garder", "2").status).toBe(0);
    expect(readdirSync(into)).toEqual([
      "messages-2020-01-01_00-00-00.sqlite",
      expect.stringMatching(/^messages-20[2-9]\d-/),
      "photo.png",
    ]);
    expect(cli(dataDir, "backup", into, "--garder", "zéro")).toMatchObject({ status: 2 });
    expect(cli(dataDir, "backup")).toMatchObject({ status: 2, stderr: expect.stringContaining("dossier") });
  });

  it("dit ce qui l’empêche, et ne laisse pas de moitié", async () => {
    const { dataDir } = await oneBackup();
    const file = join(await folder(), "fichier");
    writeFileSync(file, "");
    expect(cli(dataDir, "backup", join(file, "dedans"))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/sauvegarde des messages dans .* a échoué.*fichier, pas un dossier/),
    });
  });

  it("donne chaque sauvegarde à la commande qui la copie ailleurs, et dit quand elle échoue", async () => {
    const { dataDir } = await oneBackup();
    const [into, away] = [join(await folder(), "avec des espaces"), await folder()];
    expect(cli(dataDir, { BACKUP_COMMAND: `cp {fichier} '${away}'` }, "backup", into).status).toBe(0);
    const [mark = "", ...files] = readdirSync(into);
    expect(readdirSync(away)).toEqual(files);
    expect(readFileSync(join(into, mark), "utf8").trim()).toBe(files[0]);
    const refused = { BACKUP_COMMAND: "echo nuage fermé >&2; exit 3 #" };
    expect(cli(dataDir, refused, "backup", into)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/est faite, mais BACKUP_COMMAND a échoué.: code 3\. nuage fermé/),
    });
  });
});

describe("npm run messages -- restore", () => {
  it("refuse pendant que le site tourne", async () => {
    const { file } = await oneBackup();
    const work = await makeWorkFolder();
    const server = await spawnServer(work);
    expect((await postForm(server.url, contactForm({ message: "en cours" }))).status).toBe(200);
    expect(cli(join(work, "var"), "restore", file, "--remplacer")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("arrêtez-le"),
    });
    await server.end("SIGTERM");
    expect(await texts(join(work, "var"))).toEqual(["en cours"]);
  });

  it("ne remplace des messages que si on l’écrit, et les met alors de côté", async () => {
    const { file } = await oneBackup();
    const { store, dataDir } = await freshStore();
    await keepMessage(store, { message: "là avant" });
    await store.close();
    expect(cli(dataDir, "restore", file)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/déjà des messages \(1\).*--ajouter.*--remplacer/s),
    });
    expect(await texts(dataDir)).toEqual(["là avant"]);
    expect(cli(dataDir, "restore", file, "--remplacer")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("contact.remplacee-"),
    });
    expect(await texts(dataDir)).toEqual(["gardé"]);
    const aside = readdirSync(dataDir).find((name) => /^contact\.remplacee-.*\.sqlite$/.test(name)) ?? "";
    expect(cli(dataDir, "restore", join(dataDir, aside), "--remplacer").status).toBe(0);
    expect(await texts(dataDir)).toEqual(["là avant"]);
  });

  it("garde avec --ajouter les messages qui sont là, et y ajoute ceux de la sauvegarde, une fois", async () => {
    const { file: first } = await oneBackup();
    const file = join(await folder(), "ma copie (1).sqlite");
    copyFileSync(first, file);
    const { store, dataDir } = await freshStore();
    await keepMessage(store, { message: "là avant" });
    await store.close();
    expect(cli(dataDir, "restore", file).stderr).toContain(`restore "${file}" --ajouter`);
    expect(cli(dataDir, "restore", file, "--ajouter", "--remplacer").status).toBe(2);
    for (const said of ["1 message est de nouveau", "1 autre y était déjà"])
      expect(cli(dataDir, "restore", file, "--ajouter").stdout).toContain(said);
    expect((await texts(dataDir)).toSorted()).toEqual(["gardé", "là avant"]);
    const nowhere = join(await folder(), "neuf");
    expect(cli(nowhere, "restore", file, "--ajouter").status).toBe(0);
    expect(await texts(nowhere)).toEqual(["gardé"]);
  });

  it("d’une base abîmée reprend ce qui s’y lit encore, par la commande que donne le site, sans perdre ce qui est arrivé depuis", async () => {
    const work = await makeWorkFolder();
    const dataDir = join(work, "var");
    mkdirSync(dataDir);
    const store = await openStore(dataDir);
    for (let index = 0; index < 50; index++)
      await keepMessage(store, { message: `${index} ${"x".repeat(500)}` });
    await store.close();
    const harmed = openDatabase(databasePath(dataDir));
    harmed.exec("UPDATE message SET received_at = received_at * 1000000 WHERE id = 3");
    harmed.exec("UPDATE message SET received_at = 9000000000000000 WHERE id = 4");
    harmed.close();
    truncateSync(databasePath(dataDir), statSync(databasePath(dataDir)).size - 12_288);
    const server = await spawnServer(work);
    expect((await postForm(server.url, contactForm({ message: "depuis" }))).status).toBe(200);
    await server.end("SIGTERM");
    const [, told = ""] = /npm run messages -- restore (\S+) --ajouter/.exec(server.said()) ?? [];
    const aside = join(work, told);
    expect(cli(dataDir, "restore", aside).stderr).toContain(`npm run messages -- restore ${aside} --ajouter`);
    expect(cli(dataDir, "restore", aside, "--ajouter")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/est abîmé\. Messages qui s’y lisent encore.: \d+, des 50 qu’il a eus/),
    });
    const there = await texts(dataDir);
    expect(there).toContain("depuis");
    // What has no date that could be shown would keep the whole list from being shown.
    expect(cli(dataDir, "list").status).toBe(0);
    expect(there.filter((text) => /^[23] x/.test(text))).toEqual([]);
    expect(there.length).toBeGreaterThan(20);
    truncateSync(aside, 5000);
    expect(cli(dataDir, "restore", aside, "--ajouter")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("plus aucun message ne se lit"),
    });
    expect(await texts(dataDir)).toEqual(there);
  });

  it.each([
    ["coupée", (file: string) => truncateSync(file, 9000), "abîmé"],
    ["qui n’en est pas une", (file: string) => writeFileSync(file, "bonjour".repeat(1000)), "abîmé"],
    ["vide", (file: string) => truncateSync(file, 0), "pas une base de messages"],
    ["absente", (file: string) => rmSync(file), "n’existe pas"],
    [
      "qui est un dossier",
      (file: string) => {
        rmSync(file);
        mkdirSync(file);
      },
      "n’est pas un fichier. → Donnez",
    ],
    [
      "d’une version plus récente",
      (file: string) => {
        const db = openDatabase(file);
        db.exec("PRAGMA user_version = 99");
        db.close();
      },
      "version plus récente",
    ],
  ])("ne prend pas une sauvegarde %s : ce qui est là reste", async (_what, spoil, said) => {
    const { file } = await oneBackup();
    const { store, dataDir } = await freshStore();
    await keepMessage(store, { message: "là avant" });
    await store.close();
    spoil(file);
    expect(cli(dataDir, "restore", file, "--remplacer")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(said),
    });
    expect(await texts(dataDir)).toEqual(["là avant"]);
    expect(readdirSync(dataDir).filter((name) => name.includes("restauration"))).toEqual([]);
  });

  it("laisse la sauvegarde telle qu’elle est", async () => {
    const { file, into } = await oneBackup();
    const before = readFileSync(file);
    const dataDir = join(await folder(), "neuf");
    mkdirSync(dataDir);
    expect(cli(dataDir, "restore", file).status).toBe(0);
    expect([readFileSync(file).equals(before), readdirSync(into)]).toEqual([true, [file.split("/").at(-1)]]);
  });
});
