import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openPostgresStore } from "#server/outbox/postgres/postgres.ts";
import { describeMessageStore } from "#server/outbox/message-store.contract.ts";
import { describeSeveralServers } from "#server/outbox/several-servers.contract.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startPostgres, type TestPostgres } from "#server/testing/servers/start-postgres.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { figure } from "../figures/figure.ts";
import { type Pooler, startPooler } from "./pgbouncer.ts";

/** How often the pooler, or the database, is killed: each in its turn. */
const FAULTS = 6;
const plain = (lines: readonly string[]) => lines.join("\n").replaceAll(/[\u00a0\u202f]/g, " ");

describe.skipIf(!existsSync("/usr/sbin/pgbouncer"))(
  "derrière PgBouncer (sauté sans lui : apt-get install pgbouncer)",
  () => {
    let postgres: TestPostgres;
    let pooler: Pooler;
    beforeAll(async () => {
      postgres = await startPostgres();
      pooler = await startPooler(postgres, "transaction");
    });
    afterAll(async () => {
      await pooler.kill();
      await postgres.remove();
    });

    const makePlace = async () => {
      const address = await pooler.makePlace();
      return async () => openPostgresStore(address, console.log);
    };
    describeMessageStore("PostgreSQL derrière PgBouncer, par transactions", makePlace);
    describeSeveralServers("PostgreSQL derrière PgBouncer, par transactions", makePlace);

    it("lui et la base tués sous les envois de deux serveurs : rien d’acquitté n’est perdu, ni gardé deux fois", async () => {
      const mail = await startMailServer();
      onTestFinished(() => mail.close());
      const DATABASE_URL = await pooler.makePlace();
      const settings = {
        DATABASE_URL,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        CONTACT_TO: "equipe@example.org",
      };
      const servers = [await startTestServer(settings), await startTestServer(settings)];
      const told = { acknowledged: 0, refused: 0, faults: 0 };
      const send = async (rank: number): Promise<void> => {
        const requestId = randomUUID();
        for (let attempt = 0; ; attempt++) {
          const url = servers[(rank + attempt) % 2]?.url ?? "";
          const form = contactForm({ message: `Message ${rank}`, request_id: requestId });
          const { status } = await postForm(url, form);
          if (status === 200) break;
          expect(status).toBe(503);
          told.refused += 1;
          await wait(200);
        }
        told.acknowledged += 1;
      };
      const faults = (async () => {
        for (; told.faults < FAULTS; told.faults++) {
          await wait(1000);
          const fault = told.faults % 2 === 0 ? pooler.kill : () => postgres.end("SIGKILL");
          await fault();
          await (told.faults % 2 === 0 ? pooler : postgres).start();
        }
      })();
      let sent = 0;
      while (told.faults < FAULTS) {
        await Promise.all([0, 1, 2, 3, 4].map((more) => send(sent + more)));
        sent += 5;
      }
      await faults;
      const store = openPostgresStore(DATABASE_URL, console.log);
      onTestFinished(() => store.close());
      const kept = (await store.list()).map(({ message }) => message);
      const twice = kept.length - new Set(kept).size;
      const lost = told.acknowledged - new Set(kept).size;
      await expect
        .poll(() => new Set(mail.taken.map(({ mail: { messageId } }) => messageId)).size, {
          timeout: 120_000,
        })
        .toBe(sent);
      figure(
        `PgBouncer (par transactions), lui ou la base tués ${FAULTS} fois sous les envois de deux serveurs : acquittés, perdus, gardés deux fois ; refusés par 503, tous renvoyés`,
        `${told.acknowledged}, ${lost}, ${twice} ; ${told.refused}`,
        "–, 0, 0 ; –",
      );
      expect([told.acknowledged, lost, twice]).toEqual([sent, 0, 0]);
    });

    it("par sessions, le site y est comme chez lui", async () => {
      const sessions = await startPooler(postgres, "session");
      onTestFinished(() => sessions.kill());
      const { url } = await startTestServer({ DATABASE_URL: await sessions.makePlace() });
      await expect.poll(async () => (await postForm(url)).status).toBe(200);
    });

    it("par requêtes, aucun message n’est pris, et le terminal dit quoi écrire", async () => {
      const statements = await startPooler(postgres, "statement");
      onTestFinished(() => statements.kill());
      const { url, said } = await startTestServer({ DATABASE_URL: await statements.makePlace() });
      expect((await postForm(url)).status).toBe(503);
      expect((await fetch(`${url}/api/pret`)).status).toBe(503);
      expect(plain(said)).toMatch(/ne convient pas : .*pool_mode = transaction/);
    });

    it("avec un réglage qu’il ne connaît pas dans DATABASE_URL, dit lequel enlever", async () => {
      const { url, said } = await startTestServer({
        DATABASE_URL: `${await pooler.makePlace()}?options=${encodeURIComponent("-c search_path=site")}`,
      });
      expect((await postForm(url)).status).toBe(503);
      expect(plain(said)).toMatch(/ne convient pas : .*« options ».*ignore_startup_parameters/);
    });
  },
);
