// npm run test:hotes: a Worker that is cut in the middle of a delivery, in Cloudflare's own engine, by the real clock.
import { expect, it, onTestFinished } from "vitest";
import { startWorker } from "#publishing/lab/lab.ts";
import { figure, ms } from "#server/endurance/figures/figure.ts";
import { MAIL_KEY, startMailApiDouble } from "#server/testing/doubles/mail-api-double.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { keepingFolder, makeSet } from "./edge.scene.ts";
import { ROUNDS } from "./round-times.ts";

const OPEN = { CONTACT_LIMIT_PER_IP: "0", CONTACT_LIMIT_GLOBAL: "0" };

it("coupé entre l’envoi et sa note, le message attend la fin du bail, puis repart une fois, sous la même clé (e-mail : une doublure)", async () => {
  const mails = await startMailApiDouble();
  const { set } = await makeSet({ ...OPEN, CONTACT_TO: "equipe@example.org" });
  const secrets = { BREVO_API_KEY: MAIL_KEY, DOUBLURES: { mail: mails.origin } };
  const keeps = await keepingFolder();
  const cut = await startWorker(set, secrets, { keeps });
  mails.fault = () => true;
  expect((await postForm(cut.origin, contactForm({ message: "Avant la coupure" }))).status).toBe(200);
  await expect.poll(() => mails.asked, { timeout: 20_000 }).toBe(1);
  await cut.stop();
  const stopped = performance.now();

  mails.fault = () => false;
  const next = await startWorker(set, secrets, { keeps });
  onTestFinished(() => next.stop());
  const fate = () => next.ask("SELECT state, attempts FROM delivery");
  const [lease] = await next.ask(
    "SELECT lease_until - CAST(unixepoch('subsec') * 1000 AS INTEGER) AS left FROM delivery",
  );
  expect(lease).toMatchObject({ left: expect.any(Number) });
  await next.play(ROUNDS.deliveries);
  expect([mails.asked, await fate()]).toEqual([1, [{ state: "sending", attempts: 1 }]]);
  await expect
    .poll(
      async () => {
        await next.play(ROUNDS.deliveries);
        return fate();
      },
      { timeout: 90_000, interval: 5000 },
    )
    .toEqual([{ state: "sent", attempts: 2 }]);
  figure(
    "Cloudflare : coupé entre l’e-mail et sa note, repris après ; essais, e-mails",
    `${ms(performance.now() - stopped)}, ${mails.asked}, ${mails.taken.length}`,
    "60 s et le passage suivant, 2, 1",
  );
  expect([mails.asked, mails.taken.length]).toEqual([2, 1]);
}, 150_000);
