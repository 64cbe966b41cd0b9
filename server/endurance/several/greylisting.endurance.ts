import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { openMessages } from "#server/open-store.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startPostgres } from "#server/testing/servers/start-postgres.ts";
import { figure, ms } from "../figures/figure.ts";
import { startSeveral } from "./several-servers.ts";

const MESSAGES = 60;

it(`trois serveurs sur une base, ${MESSAGES} messages que la liste grise du serveur d’e-mail remet tous une fois à plus tard : chacun part au deuxième essai, une seule fois`, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const tries = new Map<string, number>();
  const mail = await startMailServer({
    data(raw) {
      const id = /essai-[0-9a-f-]{36}/.exec(raw)?.[0] ?? "";
      tries.set(id, (tries.get(id) ?? 0) + 1);
      return tries.get(id) === 1 ? 451 : undefined;
    },
  });
  onTestFinished(() => mail.close());
  const DATABASE_URL = await postgres.makePlace();
  const site = await startSeveral(3, {
    DATABASE_URL,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    CONTACT_TO: "equipe@example.org",
  });
  onTestFinished(() => site.stop());
  const start = performance.now();
  const names = Array.from({ length: MESSAGES }, () => `essai-${randomUUID()}`);
  for (const message of names) expect((await postForm(site.url, contactForm({ message }))).status).toBe(200);
  await expect.poll(() => mail.taken.length, { timeout: 180_000, interval: 250 }).toBe(MESSAGES);
  const waited = performance.now() - start;
  const store = await openMessages({ DATA_DIR: "var", DATABASE_URL }, { say: console.log });
  onTestFinished(() => store.close());
  await expect.poll(async () => (await store.list("sent")).length, { timeout: 30_000 }).toBe(MESSAGES);
  const texts = mail.taken.map(({ mail: { text } }) => /essai-[0-9a-f-]{36}/.exec(text ?? "")?.[0] ?? "");
  expect(texts.toSorted()).toEqual(names.toSorted());
  expect(names.map((name) => tries.get(name))).toEqual(names.map(() => 2));
  figure(
    `trois serveurs, une base, ${MESSAGES} messages remis une fois à plus tard (451)\u00a0: partis, en double, essais de chacun, le dernier après`,
    `${mail.taken.length}, 0, 2, ${ms(waited)}`,
    `${MESSAGES}, 0, 2, 2 min`,
  );
});
