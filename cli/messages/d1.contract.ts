import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { D1_MIGRATIONS, openD1Store, throughApi } from "#server/outbox/d1/d1.ts";
import type { MessageStore } from "#server/outbox/message-store.ts";
import { D1_ACCOUNT, d1Settings } from "#server/testing/doubles/d1-double.ts";
import { freshStore, keepMessage, openTestStore } from "#server/testing/store-scene.ts";
import { cliBeside } from "./cli.scene.ts";

/** A database of D1 without tables, behind a stand-in for Cloudflare's API. */
export interface EmptyD1 {
  api: string;
  database: string;
}

const folder = () => mkdtemp(join(tmpdir(), "site-data-"));
const words = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** What `npm run messages` does with messages that are at Cloudflare. @param name what stands there, as the titles call it */
export function describeMessagesInD1(name: string, makeEmpty: () => Promise<EmptyD1>): void {
  async function place(): Promise<{ settings: Record<string, string>; there: MessageStore }> {
    const { api, database } = await makeEmpty();
    const sql = throughApi({ account: D1_ACCOUNT.id, token: D1_ACCOUNT.token, database, api });
    for (const { statements } of D1_MIGRATIONS)
      await sql.batch(statements.map((text) => ({ sql: text, values: [] })));
    return { settings: d1Settings(api, database), there: await openD1Store(sql) };
  }

  describe(`npm run messages chez Cloudflare (${name})`, () => {
    it("liste, montre, exporte, libère, renvoie, sauvegarde, efface et oublie ; une sauvegarde y revient sans toucher à ce qui y est", async () => {
      const { settings, there } = await place();
      const dataDir = await folder();
      const cli = async (...args: string[]) => {
        const { stdout, stderr, status } = await cliBeside(dataDir, settings, ...args);
        expect([stderr, status]).toEqual(["", 0]);
        return words(stdout);
      };
      expect(await cli("list")).toContain("Aucun message");
      await keepMessage(there, { message: "douteux" }, { doubtful: true, reasons: ["piège"] });
      for (const message of ["deux", "trois"])
        await keepMessage(there, { message, email: `${message}@example.fr` });
      expect(await cli("list")).toMatch(
        /^À suivre : 2 en attente .*1 en quarantaine[^]*\n1 .*quarantaine.*\n2 .*en attente/,
      );
      expect(await cli("list", "--etat", "quarantine")).not.toMatch(/^2 /m);
      expect(await there.find(1)).toMatchObject({ toldAt: expect.any(Number) });
      expect(await cli("show", "1")).toContain("piège");
      expect(JSON.parse(await cli("export", "--format", "json"))).toHaveLength(3);
      expect(await cli("release", "1")).toContain("1 message sorti de la quarantaine");
      expect(await cli("retry", "--tous")).toContain("3 messages repartiront");
      const into = await folder();
      expect(await cli("backup", into)).toContain("3 messages sauvegardés et relus");
      const file = join(into, (await readdir(into))[0] ?? "");
      expect(await cli("delete", "1")).toContain("1 message effacé");
      expect(await cli("erase", "--email", "Deux@example.fr")).toContain("1 message effacé");
      await keepMessage(there, { message: "quatre" });
      expect(await cli("restore", file)).toMatch(
        /^2 messages sont de nouveau chez Cloudflare \(D1\) ; 1 autre y était déjà/,
      );
      expect((await there.list()).map(({ message }) => message).toSorted()).toEqual([
        "deux",
        "douteux",
        "quatre",
        "trois",
      ]);
      expect(await there.census(Date.now())).toMatchObject({ inAll: 4 });
      const both = await cliBeside(dataDir, settings, "restore", file, "--remplacer");
      expect([both.status, both.stderr]).toEqual([2, expect.stringContaining("--remplacer")]);
    });

    it("dit en français ce qui manque, sans jamais montrer le jeton", async () => {
      const { api, database } = await makeEmpty();
      const dataDir = await folder();
      const refused = async (settings: Record<string, string>, ...args: string[]) => {
        const { stdout, stderr, status } = await cliBeside(
          dataDir,
          { ...d1Settings(api, database), ...settings },
          ...args,
        );
        expect(status).toBe(1);
        expect(stdout + stderr).not.toContain(D1_ACCOUNT.token);
        return words(stderr);
      };
      expect(await refused({}, "list")).toMatch(
        /n’a pas encore ses tables : npx wrangler d1 migrations apply/,
      );
      expect(await refused({ CLOUDFLARE_API_TOKEN: "un-autre-jeton" }, "list")).toMatch(
        /refuse le jeton.*« D1, Modifier »/,
      );
      const unknown = { CLOUDFLARE_D1: "99999999-1111-4222-8333-444455556666" };
      expect(await refused(unknown, "list")).toMatch(/ne connaît pas cette base : vérifiez CLOUDFLARE_D1/);
      expect(await refused({ CLOUDFLARE_API_TOKEN: "" }, "list")).toContain(
        "il manque CLOUDFLARE_ACCOUNT_ID ou CLOUDFLARE_API_TOKEN",
      );
      expect(await refused({ CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9" }, "list")).toMatch(
        /ne répond pas comme il faut \(127\.0\.0\.1:9 est injoignable\)/,
      );
      for (const command of ["list", "move"])
        expect(await refused({ DATABASE_URL: "postgres://moi@127.0.0.1:9/base" }, command)).toMatch(
          /enlevez l’une des deux lignes/,
        );
    });

    it("y porte tout puis en revient, tel quel ; recommencé, il finit ; parti, plus rien n’y est pris ni envoyé", async () => {
      const { settings, there } = await place();
      const { store, dataDir } = await freshStore();
      const long = "é".repeat(4000);
      const texts = [
        "parti",
        "attend",
        "douteux",
        ...Array.from({ length: 230 }, (_, rank) => `${rank} ${long}`),
      ];
      for (const message of texts)
        await keepMessage(store, { message }, { requestId: randomUUID(), doubtful: message === "douteux" });
      await store.beginRound("mail", ["mail"], 1, 1);
      await store.noteSent("mail", 1, 1);
      const before = await store.list();
      await store.close();

      // As if a first try had been cut in the middle.
      await there.admit(before.slice(0, 2));
      const gone = await cliBeside(dataDir, settings, "move");
      expect([gone.stderr, gone.status]).toEqual(["", 0]);
      expect(words(gone.stdout)).toMatch(
        /^233 messages portés \(2 y étaient déjà\), dont 231 qui attendent leur envoi chez Cloudflare \(D1\)\.\n.*effacez-la quand tout va bien/,
      );
      expect(await there.list()).toEqual(before);
      expect(await there.nextDue("mail", Date.now())).toMatchObject({ message: { message: "attend" } });
      expect(await there.census(Date.now())).toMatchObject({ inAll: 232, quarantine: { inAll: 1 } });
      expect(words((await cliBeside(dataDir, settings, "move")).stdout)).toContain("Rien à porter");
      expect(
        words((await cliBeside(dataDir, settings, "erase", "--email", "personne@example.fr")).stdout),
      ).toMatch(/contact\.demenagee-/);

      // A form that is sent again there is known.
      const requestId = before[1]?.requestId ?? "";
      expect(await keepMessage(there, { message: "attend" }, { requestId })).toBe("known");
      const home = await folder();
      await rm(home, { recursive: true });
      const back = await cliBeside(home, settings, "move", "--retour");
      expect([back.stderr, back.status]).toEqual(["", 0]);
      expect(words(back.stdout)).toMatch(/^233 messages portés, .* La base D1 n’en garde aucun/);
      expect(await (await openTestStore(home)).list()).toEqual(before);
      await expect(keepMessage(there, { message: "trop tard" })).rejects.toThrow("portés ailleurs");
      expect(await there.take("mail", "due", Date.now(), Date.now() + 60_000)).toBeUndefined();
      expect(await there.trouble()).toMatchObject({ refuses: true });
      expect(await there.list()).toEqual([]);

      // And there again, which takes messages again.
      expect((await cliBeside(home, settings, "move")).status).toBe(0);
      expect(await there.list()).toEqual(before);
      expect(await there.trouble()).toBeUndefined();
      expect(await keepMessage(there, { message: "de nouveau" })).toBe("kept");
    }, 60_000);
  });
}
