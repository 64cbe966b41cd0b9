import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { openMessages } from "#server/open-store.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startPostgres } from "#server/testing/servers/start-postgres.ts";
import { figure } from "../figures/figure.ts";
import { startSeveral } from "./several-servers.ts";

const KILLS = 40;
const WRITERS = 8;
/** Each cycle goes on until this many more messages were acknowledged. */
const PER_CYCLE = 40;
/** The database is stopped, or crashes, after every so many kills. */
const RESTART_EVERY = 5;

it(`deux serveurs derrière nginx, un troisième tué ${KILLS} fois, la base redémarrée sous les envois : rien d’acquitté n’est perdu, un double est reconnaissable`, async () => {
  const postgres = await startPostgres(await mkdtemp(join(tmpdir(), "site-postgres-")));
  onTestFinished(() => postgres.remove());
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const DATABASE_URL = await postgres.makePlace();
  const site = await startSeveral(3, {
    DATABASE_URL,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    CONTACT_TO: "equipe@example.org",
  });
  onTestFinished(() => site.stop());

  const acknowledged = new Set<string>();
  let refused = 0;
  let cut = 0;
  const done = new AbortController();
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!done.signal.aborted) {
      // As the form does: the same number until it is taken.
      const requestId = randomUUID();
      const form = () => contactForm({ request_id: requestId, message: requestId });
      for (let status = 0; status !== 200 && !done.signal.aborted;) {
        status = (await postForm(site.url, form()).catch(() => undefined))?.status ?? 0;
        if (status === 200) acknowledged.add(requestId);
        else if (status === 503) refused++;
        else cut++;
        await wait(50);
      }
    }
  });
  for (let kill = 1; kill <= KILLS; kill++) {
    const before = acknowledged.size;
    while (acknowledged.size - before < PER_CYCLE) await wait(Math.random() * 20);
    await site.killAndStart(2);
    if (kill % RESTART_EVERY !== 0) continue;
    await postgres.end(kill % (2 * RESTART_EVERY) === 0 ? "SIGKILL" : "SIGINT");
    await wait(Math.random() * 2000);
    await postgres.start();
  }
  done.abort();
  await Promise.all(writers);

  const store = await openMessages({ DATA_DIR: "var", DATABASE_URL }, { say: console.log });
  onTestFinished(() => store.close());
  const kept = (await store.list()).map(({ requestId }) => requestId ?? "");
  const lost = [...acknowledged].filter((id) => !kept.includes(id));
  await expect
    .poll(async () => (await store.list("sent")).length, { timeout: 600_000, interval: 1000 })
    .toBe(kept.length);
  const copies = Map.groupBy(mail.taken, ({ mail: { messageId } }) => messageId);
  const doubles = [...copies.values()].filter((all) => all.length > 1);
  figure(
    `deux serveurs derrière nginx, un troisième tué ${KILLS} fois, la base redémarrée ${KILLS / RESTART_EVERY} fois\u00a0: acquittés, perdus, gardés deux fois`,
    `${acknowledged.size}, ${lost.length}, ${kept.length - new Set(kept).size}`,
    "au moins 1 600, 0, 0",
  );
  figure(
    "et leurs e-mails\u00a0: partis, en double sous le même Message-ID, envois refusés (503), coupés, tous renvoyés par le formulaire",
    `${copies.size}, ${doubles.length}, ${refused}, ${cut}`,
    "un par message, 8 doubles par arrêt au plus, –, –",
  );
  expect(lost).toEqual([]);
  expect(kept.length).toBe(new Set(kept).size);
  expect(copies.size).toBe(kept.length);
  // Those that were being sent when a server was killed, or whose end the database could not note.
  expect(doubles.length).toBeLessThanOrEqual((KILLS + (KILLS / RESTART_EVERY) * 3) * 8);
  expect(new Set(mail.taken.map(({ mail: { text } }) => text?.match(/[0-9a-f-]{36}/)?.[0])).size).toBe(
    copies.size,
  );
});
