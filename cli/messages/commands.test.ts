import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { databasePath, openDatabase } from "#server/outbox/sqlite/sqlite.ts";
import { freshStore, keepMessage } from "#server/testing/store-scene.ts";
import { cli } from "./cli.scene.ts";

/** A mailbox with one message, number 1. */
async function mailbox() {
  const { store, dataDir } = await freshStore();
  const keep = (message: string, doubtful = false) =>
    keepMessage(
      store,
      { name: "=cmd()", email: "a@example.fr", subject: "Rouge \u001b[31m", message },
      { doubtful, reasons: ["plus de 3 liens"] },
    );
  await keep('dit "oui"\nici', true);
  return { store, dataDir, keep };
}

describe("npm run messages", () => {
  it("liste, montre, exporte, libère, renvoie, efface et oublie, sans danger pour un terminal ni un tableur", async () => {
    const { store, dataDir, keep } = await mailbox();
    await keep("deux");
    const list = cli(dataDir, "list");
    expect(list.stdout).toMatch(
      /^À suivre\u00a0: 1 en attente \(depuis moins d’une minute\), 1 en quarantaine \(.*\)\.\n1 /,
    );
    expect(list.stdout).toMatch(/^1 .*quarantaine.*=cmd\(\) <a@example\.fr>.*\n2 .*en attente/m);
    expect(list.stdout).not.toContain("\u001b");
    expect(cli(dataDir, "show", "1").stdout).toContain("plus de 3 liens (4)");
    expect(cli(dataDir, "export").stdout).toContain(`"'=cmd()";"a@example.fr";"Rouge ";"dit ""oui""\nici"`);
    expect(JSON.parse(cli(dataDir, "export", "--format", "json").stdout)).toHaveLength(2);
    for (const etat of ["queued", "en attente", "En\u00a0attente"])
      expect(cli(dataDir, "list", "--etat", etat).stdout).toMatch(/^2 .*en attente/m);
    expect(cli(dataDir, "list", "--etat", "en cours d'envoi").stdout).toMatch(/^Aucun message/m);
    expect(cli(dataDir, "release", "1").stdout).toBe("1 message sorti de la quarantaine.\n");
    expect(cli(dataDir, "retry", "--tous").stdout).toContain("2 messages repartiront");
    expect(cli(dataDir, "delete", "2").stdout).toContain("1 message effacé");
    await keep("trois", true);
    expect(cli(dataDir, "delete", "--etat", "quarantine")).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^1 message de .*rien n’est effacé.*--etat quarantine --tous\n$/),
    });
    expect(cli(dataDir, "list", "--etat", "quarantine").stdout).toContain("quarantaine");
    expect(cli(dataDir, "delete", "--etat", "quarantine", "--tous").stdout).toContain("1 message effacé");
    expect(cli(dataDir, "erase", "--email", "A@example.fr").stdout).toContain("1 message effacé");
    expect(await store.list()).toHaveLength(0);
  });

  it("dit pour chaque message ce qu’il est devenu par e-mail et dans le salon, et retient que le staff a vu les douteux", async () => {
    const { store, dataDir, keep } = await mailbox();
    await keep("deux");
    await store.beginRound("mail", ["mail", "chat"], 1, 1);
    await store.noteSent("mail", 2, Date.UTC(2026, 0, 1));
    await store.take("chat", 2, 1, 1);
    await store.noteFailure("chat", 2, "refused", "répond 400\u001b[31m", 1);
    expect((await store.find(1))?.toldAt).toBeUndefined();
    expect(cli(dataDir, "list").stdout).toMatch(/\n2 .*salon refusé, e-mail envoyé/);
    expect((await store.find(1))?.toldAt).toBeGreaterThan(0);
    const shown = cli(dataDir, "show", "2").stdout;
    expect(shown).toMatch(/^salon {5}refusé\u00a0: répond 400·?(\[31m)? \(1 essai\)$/m);
    expect(shown).toMatch(/^e-mail {4}envoyé le 01\/01\/2026/m);
    const table = cli(dataDir, "export").stdout;
    expect(table).toContain('"numéro";"reçu le (UTC)";"état";');
    expect(table).toMatch(/^"1";"20\d\d-\d\d-\d\d \d\d:\d\d:\d\d";"quarantaine";/m);
    expect(table).toMatch(/^"2";.*;"salon refusé, e-mail envoyé";.*;"2026-01-01 00:00:00";/m);
  });

  it("dit en français que la base est abîmée", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    writeFileSync(databasePath(dataDir), "ceci n’est pas une base".repeat(1000));
    expect(cli(dataDir, "list")).toMatchObject({ status: 1, stderr: expect.stringContaining("abîmée") });
  });

  it.each([
    [["lits"], "« lits »"],
    [["constructor"], "« constructor »"],
    [["list", "--tri"], "« --tri »"],
    [["list", "quarantine"], "« quarantine » est de trop"],
    [["list", "--etat", "perdu"], "« perdu » n’existe pas. Il y a « bloqué » (blocked)"],
    [["show"], "Donnez le numéro"],
    [["delete", "tout"], "« tout »"],
    [["erase", "--email"], "attend une valeur"],
    [["export", "--format", "xml"], "csv ou json"],
  ])("dit quel mot de %j est faux, et où sont les commandes", async (args, words) => {
    const { dataDir } = await freshStore();
    const { status, stdout, stderr } = cli(dataDir, ...args);
    expect([status, stderr.replace(/\u00a0/g, " ")]).toEqual([2, expect.stringContaining(words)]);
    expect(stdout + stderr).toContain("npm run messages");
  });

  it.each([
    [["erase", "--email", "a@example.fr", "b@example.fr"], "« b@example.fr » est de trop"],
    [["erase", "--email", "b@example.fr", "--email", "a@example.fr"], "« --email » est écrite deux fois"],
    [["delete", "9", "--etat", "quarantine", "--tous"], "pas les deux : rien n’est effacé"],
  ])(
    "n’efface ni plus ni moins que ce que dit %j : ce qui est de trop est dit, et rien n’est effacé",
    async (args, words) => {
      const { store, dataDir } = await mailbox();
      const { status, stderr } = cli(dataDir, ...args);
      expect([status, stderr.replace(/\u00a0/g, " ")]).toEqual([2, expect.stringContaining(words)]);
      expect(await store.list()).toHaveLength(1);
    },
  );

  it.each([
    [["show", "9"], "pas de message n° 9"],
    [["retry", "9"], "Aucun message à renvoyer"],
    [["release", "9"], "Aucun message en quarantaine"],
    [["delete", "9"], "rien n’est effacé"],
    [["erase", "--email", "b@example.fr"], "rien ne reste d’un effacement interrompu"],
  ])("dit qu’il n’y a rien à faire pour %j", async (args, words) => {
    const { store, dataDir } = await mailbox();
    expect(cli(dataDir, ...args)).toMatchObject({ status: 1, stdout: expect.stringContaining(words) });
    expect(await store.list()).toHaveLength(1);
  });

  it("oublie une personne jusque dans les bases mises de côté : la commande qu’il donne, tapée telle quelle, les efface", async () => {
    const { dataDir } = await mailbox();
    const names = ["", "-wal"].map((side) => `contact.remplacee-2026-11-30T01-05-06-542Z.sqlite${side}`);
    for (const name of names) writeFileSync(join(dataDir, name), "");
    // A restoration killed half-way has left the backup that it had opened.
    mkdirSync(join(dataDir, "contact.restauree-2026-11-30-a1B2c3"));
    writeFileSync(join(dataDir, "contact.restauree-2026-11-30-a1B2c3", "contact.sqlite"), "");
    const [, command = ""] =
      /\s: (rm .*)\n$/.exec(cli(dataDir, "erase", "--email", "a@example.fr").stdout) ?? [];
    expect(spawnSync("sh", ["-c", command]).status).toBe(0);
    expect(readdirSync(dataDir).filter((name) => /remplacee|restauree/.test(name))).toEqual([]);
    expect(cli(dataDir, "erase", "--email", "a@example.fr").stdout).not.toContain("mises de côté");
  });

  it("finit sans bruit quand son lecteur en a vu assez", async () => {
    const { dataDir, keep } = await mailbox();
    for (let copy = 0; copy < 300; copy++) await keep(`${copy} ${"x".repeat(2000)}`);
    const { stdout, stderr } = spawnSync(
      "sh",
      ["-c", `"${process.execPath}" cli/messages.ts export | head -n 1`],
      {
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: "utf8",
      },
    );
    expect([stdout.split("\n")[0], stderr]).toEqual([expect.stringContaining("numéro"), ""]);
  });

  it("exporte dans un fichier, et dit pourquoi quand il ne peut pas", async () => {
    const { dataDir } = await mailbox();
    const file = join(dataDir, "messages.csv");
    expect(cli(dataDir, "export", "--sortie", file).stdout).toContain("1 message écrit dans");
    expect(readFileSync(file, "utf8")).toContain("a@example.fr");
    expect(cli(dataDir, "export", "--sortie", join(dataDir, "absent/x.csv"))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/absent\/x\.csv.*n’existe pas/),
    });
    // The system's own disk that is always full.
    expect(cli(dataDir, "export", "--sortie", "/dev/full")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^«.\/dev\/full.».: le disque est plein\.$/m),
    });
  });

  it("dit qu’une version plus récente a écrit la base", async () => {
    const { store, dataDir } = await mailbox();
    await store.close();
    const db = openDatabase(databasePath(dataDir));
    db.exec("PRAGMA user_version = 99");
    db.close();
    expect(cli(dataDir, "list")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("version plus récente"),
    });
  });

  it("sans base, la liste est vide, et rien d’autre ne passe pour fait", async () => {
    const empty = await mkdtemp(join(tmpdir(), "site-sans-base-"));
    const absent = expect.stringMatching(/pas encore de base dans .*DATA_DIR/);
    expect(cli(empty, "list")).toMatchObject({ status: 0, stdout: absent });
    // A backup that a night's task makes of the wrong folder is none.
    expect(cli(empty, "backup", join(empty, "sauvegardes"))).toMatchObject({ status: 1, stderr: absent });
    expect(cli(empty, "erase", "--email", "a@example.fr")).toMatchObject({ status: 1, stderr: absent });
  });
});
