import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { freshStore, keepMessage } from "#server/testing/store-scene.ts";
import { HOUR } from "#text/durations.ts";
import { type Copies, StoreUnavailable } from "../message-store.ts";
import { createBackups } from "./backups.ts";

async function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "site-sauvegardes-"));
}

/** A real store whose backups are looked at by hand. */
async function backupScene(command?: string) {
  const { store } = await freshStore();
  await keepMessage(store, {});
  const folder = join(await emptyFolder(), "ici");
  const said: string[] = [];
  /** The site started again on the same folder. */
  const startAgain = (withCommand?: string) =>
    createBackups(store, { folder, kept: 3, command: withCommand, everyHours: 24 }, (text) =>
      said.push(text),
    );
  const names = () => readdirSync(folder).filter((name) => name.endsWith(".sqlite"));
  return { store, backups: startAgain(command), startAgain, folder, names, said };
}

it("le site sauvegarde de lui-même : dès le départ, puis quand la dernière a l’âge voulu, même si le calendrier a sauté", async () => {
  const { backups, folder } = await backupScene();
  const start = new Date();
  const later = (hours: number) => new Date(start.getTime() + hours * HOUR);
  await backups.look(start);
  await backups.look(later(23));
  expect(readdirSync(folder)).toHaveLength(1);
  await backups.look(later(25));
  expect(readdirSync(folder)).toHaveLength(2);
  expect(backups.succeededAt()).toBe(later(25).getTime());
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), later(9000), later(9000));
  await backups.look(later(50));
  expect(readdirSync(folder)).toHaveLength(3);
  expect(backups.trouble()).toBeUndefined();
});

it("des sauvegardes d’un calendrier en avance, une fois celui-ci corrigé, n’en font ni faire sans fin, ni perdre d’autres", async () => {
  const { backups, folder } = await backupScene();
  const start = new Date();
  const later = (hours: number) => new Date(start.getTime() + hours * HOUR);
  const ahead = ["2091-01-01_00-00-00", "2091-01-02_00-00-00"].map((day) => `messages-${day}.sqlite`);
  mkdirSync(folder);
  for (const name of ahead) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), later(500_000), later(500_000));
  }
  for (const hours of [0, 0.1, 0.2]) await backups.look(later(hours));
  const [first = "", ...more] = readdirSync(folder).filter((name) => !ahead.includes(name));
  expect(more).toEqual([]);
  for (const hours of [25, 50]) {
    await backups.look(later(hours));
    const last = readdirSync(folder).findLast((name) => !ahead.includes(name)) ?? "";
    utimesSync(join(folder, last), later(hours), later(hours));
  }
  expect(readdirSync(folder)).toHaveLength(3);
  expect(readdirSync(folder)).toContain(first);
});

it("une sauvegarde n’a son nom qu’une fois entière : coupée en chemin, personne ne la prend pour une vraie", async () => {
  const { store, folder, names } = await backupScene();
  const seen: string[][] = [];
  const watched = {
    ...store,
    async copyTo(file: string) {
      const messages = await store.copyTo(file);
      seen.push(names());
      return messages;
    },
  };
  const plan = { folder, kept: 3, command: undefined, everyHours: 24 };
  await createBackups(watched, plan, () => undefined).look(new Date());
  expect(seen).toEqual([[]]);
  expect(names()).toHaveLength(1);
});

it("ce qu’une sauvegarde coupée, ou une version d’avant, a laissé à côté part à la suivante", async () => {
  const { backups, folder } = await backupScene();
  mkdirSync(folder);
  for (const end of ["", "-shm", "-wal", "-journal"])
    writeFileSync(join(folder, `messages-2026-01-01_00-00-00.sqlite.partiel${end}`), "");
  await backups.look(new Date());
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^messages-.*\.sqlite$/)]);
});

it("une sauvegarde qui échoue est dite une fois, se lit dans la santé, et réussit dès qu’elle peut", async () => {
  const { backups, folder, said } = await backupScene();
  writeFileSync(folder, "");
  await backups.look(new Date());
  await backups.look(new Date());
  expect(said).toEqual([expect.stringMatching(/sauvegarde des messages dans .* a échoué/)]);
  expect(backups.trouble()).toMatch(/sauvegarde des messages a échoué(?!.*site-sauvegardes)/);
  rmSync(folder);
  await backups.look(new Date());
  expect(said.at(-1)).toContain("marchent de nouveau");
  expect(backups.trouble()).toBeUndefined();
});

it("une sauvegarde qui échoue depuis une heure est à dire à une personne, pas celle qui réussit au prochain essai ; l’heure suivante repart de zéro", async () => {
  const { backups, folder } = await backupScene();
  writeFileSync(folder, "");
  const start = new Date();
  for (const minutes of [0, 30, 59]) {
    await backups.look(new Date(start.getTime() + (minutes * HOUR) / 60));
    expect(backups.lasting()).toBeUndefined();
  }
  await backups.look(new Date(start.getTime() + HOUR));
  expect(backups.lasting()).toMatch(/sauvegarde des messages a échoué/);
  rmSync(folder);
  await backups.look(new Date(start.getTime() + HOUR));
  expect(backups.lasting()).toBeUndefined();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "");
  await backups.look(new Date(start.getTime() + 30 * HOUR));
  expect(backups.trouble()).toMatch(/sauvegarde des messages a échoué/);
  expect(backups.lasting()).toBeUndefined();
});

it("l’heure ne repart pas de zéro quand le site redémarre : une sauvegarde, ou sa copie, qui manque depuis une heure est à dire au premier échec", async () => {
  const { store } = await freshStore();
  const plan = { folder: await emptyFolder(), kept: 3, command: undefined, everyHours: 24 };
  const start = new Date();
  const restarted = async (copies: Copies, hours: number, command?: string) => {
    const backups = createBackups(copies, { ...plan, command }, () => undefined);
    await backups.look(new Date(start.getTime() + hours * HOUR));
    return backups.lasting();
  };
  const full = { copyTo: () => Promise.reject(new StoreUnavailable("Le disque est plein.")) };
  expect(await restarted(full, 0)).toBeUndefined();
  expect(await restarted(store, 0)).toBeUndefined();
  expect(await restarted(full, 24.5)).toBeUndefined();
  expect(await restarted(full, 25.1)).toMatch(/sauvegarde des messages a échoué/);
  expect(await restarted(store, 0.5, "false #")).toBeUndefined();
  expect(await restarted(store, 1.1, "false #")).toContain("hors de la machine");
});

it("une sauvegarde qui ne finit pas, son disque ne répondant plus, est dite elle aussi, puis à une personne", async () => {
  const said: string[] = [];
  const { promise, resolve: answer } = Promise.withResolvers<number>();
  const silent = { copyTo: () => promise };
  const plan = { folder: await emptyFolder(), kept: 3, command: undefined, everyHours: 24 };
  const backups = createBackups(silent, plan, (text) => said.push(text));
  const start = new Date();
  const look = (minutes: number, leap = 0) =>
    backups.look(new Date(start.getTime() + (minutes * HOUR) / 60 + leap), (minutes * HOUR) / 60);
  const first = look(0);
  await look(5);
  // A calendar that leaps has not lasted.
  for (const leap of [400 * 24 * HOUR, -400 * 24 * HOUR]) await look(10, leap);
  expect([said, backups.trouble()]).toEqual([[], undefined]);
  for (const minutes of [30, 35]) await look(minutes);
  expect(said).toEqual([expect.stringMatching(/ne finit pas.*ne répond plus/)]);
  expect([backups.trouble(), backups.lasting()]).toEqual([
    expect.stringContaining("ne finit pas"),
    undefined,
  ]);
  await look(60);
  expect(backups.lasting()).toContain("ne finit pas");
  answer(0);
  await first;
  expect(backups.lasting()).toBeUndefined();
});

it("une copie hors de la machine qui échoue est dite, et refaite sans nouvelle sauvegarde", async () => {
  const away = join(await emptyFolder(), "ailleurs");
  const { backups, names, said } = await backupScene(`cp {fichier} ${away}/`);
  await backups.look(new Date());
  expect(said).toEqual([expect.stringContaining("BACKUP_COMMAND a échoué")]);
  expect(backups.trouble()).toContain("hors de la machine");
  mkdirSync(away);
  await backups.look(new Date());
  expect(readdirSync(away)).toEqual(names());
  expect(backups.trouble()).toBeUndefined();
});

it("une copie hors de la machine qui a échoué n’est pas oubliée quand le site redémarre, et n’est faite qu’une fois", async () => {
  const away = join(await emptyFolder(), "ailleurs");
  const command = `cp {fichier} ${away}/`;
  const { backups, startAgain, names, said } = await backupScene(command);
  await backups.look(new Date());
  const broken = startAgain(command);
  await broken.look(new Date());
  expect(said).toHaveLength(2);
  expect(broken.trouble()).toContain("hors de la machine");
  expect(broken.succeededAt()).toBeUndefined();
  mkdirSync(away);
  const repaired = startAgain(command);
  await repaired.look(new Date());
  expect(readdirSync(away)).toEqual(names());
  expect(repaired.trouble()).toBeUndefined();
  expect(repaired.succeededAt()).toBeDefined();
  rmSync(join(away, names()[0] ?? ""));
  const later = startAgain(command);
  await later.look(new Date());
  expect(readdirSync(away)).toEqual([]);
  expect(later.succeededAt()).toBe(repaired.succeededAt());
});

it("une copie que l’arrêt du site coupe, ou que BACKUP_COMMAND réglée plus tard demande, se fait au départ suivant", async () => {
  const away = await emptyFolder();
  const { backups, startAgain, names, said } = await backupScene();
  await backups.look(new Date());
  const cut = startAgain(`touch ${away}/commencee; exec sleep 600 #`);
  const looking = cut.look(new Date());
  await expect.poll(() => readdirSync(away)).toEqual(["commencee"]);
  await cut.stop();
  await looking;
  expect(said).toEqual([]);
  await startAgain(`cp {fichier} ${away}/`).look(new Date());
  expect(readdirSync(away)).toEqual(["commencee", ...names()]);
});

it("le site démarré sauvegarde dans BACKUP_DIR, et dit quand il ne peut pas", async () => {
  const folder = await emptyFolder();
  const server = await startTestServer({ BACKUP_DIR: join(folder, "ici") });
  await expect
    .poll(() => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".sqlite")), {
      timeout: 20_000,
    })
    .toHaveLength(1);
  expect((await postForm(server.url)).status).toBe(200);
  expect(server.said[0]).toContain("toutes les 24 h, 14 gardées");
  writeFileSync(join(folder, "fichier"), "");
  const other = await startTestServer({ BACKUP_DIR: join(folder, "fichier") });
  await expect
    .poll(async () => (await fetch(`${other.url}/api/sante`)).text(), { timeout: 20_000 })
    .toContain("La dernière sauvegarde des messages a échoué");
});
