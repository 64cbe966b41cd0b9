import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openMessages } from "#server/open-store.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startPostgres, type TestPostgres } from "#server/testing/servers/start-postgres.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { freshStore, keepMessage } from "#server/testing/store-scene.ts";
import { cli } from "./cli.scene.ts";
import { move as moveMessages } from "./commands.ts";

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.remove());

/** `npm run messages -- move` in this process. @returns what it writes */
async function move(dataDir: string, place: { DATABASE_URL: string }, ...args: string[]): Promise<string> {
  let text = "";
  await moveMessages({ DATA_DIR: dataDir, ...place }, args, (more) => (text += more));
  return text;
}

const folder = () => mkdtemp(join(tmpdir(), "site-data-"));

describe("npm run messages sur PostgreSQL", () => {
  it("liste, montre, sauvegarde, efface, et une sauvegarde y revient sans toucher à ce qui y est", async () => {
    const dataDir = await folder();
    const place = { DATABASE_URL: await postgres.makePlace() };
    expect(cli(dataDir, place, "list").stdout).toContain("Aucun message");
    const store = await openMessages({ DATA_DIR: dataDir, ...place }, { say: console.log });
    onTestFinished(() => store.close());
    for (const message of ["un", "deux"]) await keepMessage(store, { message }, { requestId: randomUUID() });
    expect(cli(dataDir, place, "list").stdout).toMatch(/^1 .*en attente.*\n2 /m);
    expect(cli(dataDir, place, "show", "2").stdout).toContain("deux");
    const into = await folder();
    expect(cli(dataDir, place, "backup", into).stdout).toContain("2 messages sauvegardés et relus dans");
    const file = join(into, (await readdir(into))[0] ?? "");
    expect(cli(dataDir, place, "delete", "1")).toMatchObject({ status: 0 });
    // A restoration that was cut has left its copy.
    await mkdir(join(dataDir, "contact.restauree-2026-11-30-coupee"));
    await keepMessage(store, { message: "trois" });
    expect(cli(dataDir, place, "restore", file)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^1 message est de nouveau dans PostgreSQL\s; 1 autre y était déjà/),
    });
    expect((await store.list()).map(({ message }) => message)).toEqual(["un", "deux", "trois"]);
    // The same file goes back to the one machine.
    expect(cli(await folder(), { DATABASE_URL: "" }, "restore", file).stdout).toContain(
      "2 messages sont de nouveau",
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([
    ["nue", ""],
    ["entre guillemets", '"'],
    ["entre apostrophes", "'"],
  ])("se sauvegarde et revient par les lignes du guide, DATABASE_URL écrite %s", async (_, quote) => {
    const address = await postgres.makePlace();
    const store = await openMessages(
      { DATA_DIR: await folder(), DATABASE_URL: address },
      { say: console.log },
    );
    await keepMessage(store, { message: "gardé" });
    await store.close();
    const work = await folder();
    await writeFile(join(work, "site.env"), `DATABASE_URL=${quote}${address}${quote}\n`);
    const guide = await readFile("docs/plusieurs-machines.md", "utf8");
    const [, lines = ""] = /```sh\n(DATABASE_URL=\$[^]*?)```/.exec(guide) ?? [];
    const here = lines.replace("sudo ", "").replace("/etc/", "./");
    execFileSync("sh", ["-euc", here], { cwd: work, stdio: ["ignore", "ignore", "pipe"] });
    expect(await readdir(work)).toEqual(["site.dump", "site.env"]);
    expect(cli(await folder(), { DATABASE_URL: address }, "list").stdout).toMatch(/^1 .*en attente/m);
  });

  it("s’ouvre aux autres machines par les lignes du guide, tapées telles quelles", async () => {
    const guide = await readFile("docs/plusieurs-machines.md", "utf8");
    const [, lines = ""] = /```sh\n([^`]*listen_addresses[^`]*)```/.exec(guide) ?? [];
    const { port } = new URL(await postgres.makePlace());
    const place = await folder();
    await mkdir(join(place, "15/main/conf.d"), { recursive: true });
    await writeFile(join(place, "15/main/pg_hba.conf"), "# de Debian\n");
    // Nobody is root here, and this PostgreSQL is not the machine’s.
    const here = `sudo() { if [ "$1" = -u ]; then shift 2; fi; "$@"; }
systemctl() { :; }
${lines.replaceAll("/etc/postgresql/", `${place}/`)}`;
    const env = { PATH: process.env["PATH"], PGHOST: "127.0.0.1", PGPORT: port, PGUSER: "site" };
    execFileSync("sh", ["-euc", here], { env: { ...env, PGDATABASE: "postgres" }, stdio: "pipe" });
    const { rows } = await postgres.ask(
      "SELECT setting FROM pg_file_settings WHERE name = 'listen_addresses' AND sourcefile LIKE '%auto.conf'",
    );
    expect(rows).toEqual([{ setting: "*" }]);
    expect(await readFile(join(place, "15/main/pg_hba.conf"), "utf8")).toMatch(/^host site site 10/m);
  });

  it("dit qu’elle ne répond pas et ce qu’il faut vérifier, sans montrer le mot de passe", async () => {
    const answer = cli(
      await folder(),
      { DATABASE_URL: "postgres://moi:motdepasse@127.0.0.1:9/base" },
      "list",
    );
    expect([answer.status, answer.stderr]).toEqual([
      1,
      expect.stringMatching(
        /«\s127\.0\.0\.1:9\/base\s» ne répond pas.* Vérifiez qu’elle tourne, et que DATABASE_URL mène bien à elle\.\n$/,
      ),
    ]);
    expect(answer.stderr).not.toContain("motdepasse");
  });
});

describe("npm run messages -- move", () => {
  it("porte tout dans PostgreSQL puis en revient, tel quel ; recommencé, il finit ; rien ne part deux fois", async () => {
    const mail = await startMailServer();
    onTestFinished(() => mail.close());
    const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, CONTACT_TO: "equipe@example.org" };
    const { store, dataDir } = await freshStore();
    for (const message of ["parti", "attend", "douteux"])
      await keepMessage(store, { message }, { requestId: randomUUID(), doubtful: message === "douteux" });
    await store.beginRound("mail", ["mail"], 1, 1);
    await store.noteSent("mail", 1, 1);
    const before = await store.list();
    await store.close();
    const DATABASE_URL = await postgres.makePlace();
    const place = { DATABASE_URL };

    // As if a first try had been cut in the middle.
    const there = await openMessages({ DATA_DIR: dataDir, DATABASE_URL }, { say: console.log });
    onTestFinished(() => there.close());
    await there.admit(before.slice(0, 1));
    expect(await move(dataDir, place)).toMatch(
      /^3 messages portés \(1 y était déjà\), dont 1 qui attend son envoi dans PostgreSQL/,
    );
    expect(await there.list()).toEqual(before);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("contact."))).toEqual([
      expect.stringMatching(/^contact\.demenagee-.*\.sqlite$/),
    ]);
    expect(await move(dataDir, place)).toContain("Rien à porter");

    const one = await startTestServer({ DATA_DIR: dataDir, DATABASE_URL, ...settings });
    await expect.poll(() => mail.taken.length).toBe(1);
    const requestId = randomUUID();
    const form = () => contactForm({ message: "pendant", request_id: requestId });
    expect((await postForm(one.url, form())).status).toBe(200);
    await expect.poll(() => mail.taken.length).toBe(2);
    expect(cli(dataDir, place, "move", "--retour")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("arrêtez-le"),
    });

    // Another machine still runs as the messages leave.
    const home = await folder();
    expect(await move(home, place, "--retour")).toMatch(/^4 messages portés dans «/);
    expect((await postForm(one.url)).status).toBe(503);
    expect(one.said.join("\n")).toContain("ont été déménagés");
    await one.stop();
    const last = await startTestServer({ DATA_DIR: home, ...settings });
    expect((await postForm(last.url, form())).status).toBe(200);
    // And to PostgreSQL again, which takes messages again.
    await last.stop();
    expect(await move(home, place)).toMatch(/^4 messages portés dans PostgreSQL/);
    const again = await startTestServer({ DATABASE_URL, ...settings });
    expect((await postForm(again.url)).status).toBe(200);
    await expect.poll(() => mail.taken.length).toBe(3);
    expect(
      mail.taken.map(({ mail: { text } }) => text).filter((text) => text?.includes("attend")),
    ).toHaveLength(1);
  });

  it("coupé, puis recommencé quand le site a repris entre-temps, ne fait rien partir deux fois et rappelle ce qui fut effacé", async () => {
    const { store, dataDir } = await freshStore();
    for (const message of ["parti depuis", "effacé depuis", "attend"]) await keepMessage(store, { message });
    const DATABASE_URL = await postgres.makePlace();
    const there = await openMessages({ DATA_DIR: dataDir, DATABASE_URL }, { say: console.log });
    onTestFinished(() => there.close());
    await there.admit(await store.list());
    await store.beginRound("mail", ["mail"], 1, 1);
    await store.noteSent("mail", 1, 1);
    await store.remove([2]);
    await store.close();
    expect(await move(dataDir, { DATABASE_URL })).toMatch(
      /^2 messages portés \(2 y étaient déjà\)[^]*effacé.*à effacer de nouveau \(erase\)/,
    );
    expect((await there.list()).map(({ message, state }) => [message, state])).toEqual([
      ["parti depuis", "sent"],
      ["effacé depuis", "queued"],
      ["attend", "queued"],
    ]);
  });

  it("veut savoir où", async () => {
    expect(cli(await folder(), { DATABASE_URL: "" }, "move")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("DATABASE_URL"),
    });
  });
});
