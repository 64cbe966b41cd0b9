import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startPostgres } from "#server/testing/servers/start-postgres.ts";
import { figure, ms } from "../figures/figure.ts";
import { startSeveral } from "./several-servers.ts";

it("un serveur figé au milieu d’un envoi garde son message le temps de son bail, puis un autre l’envoie, sous le même Message-ID", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const mail = await startMailServer({ hold: held });
  onTestFinished(() => mail.close());
  const site = await startSeveral(2, {
    DATABASE_URL: await postgres.makePlace(),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    CONTACT_TO: "equipe@example.org",
  });
  onTestFinished(() => site.stop());
  const [one, other] = site.servers;
  if (one === undefined || other === undefined) throw new Error("deux serveurs étaient demandés");
  expect((await postForm(one.url, contactForm(), { origin: site.url })).status).toBe(200);
  await expect.poll(() => mail.taken.length, { timeout: 20_000 }).toBe(1);
  // Whoever of the two has it: the one that was told wakes at once, the other looks every five seconds.
  one.child.kill("SIGSTOP");
  const frozen = performance.now();
  await wait(45_000);
  expect(mail.taken).toHaveLength(1);
  await expect.poll(() => mail.taken.length, { timeout: 60_000, interval: 100 }).toBe(2);
  const after = performance.now() - frozen;
  letGo();
  one.child.kill("SIGCONT");
  // The first one learns late that its own went through too: nothing goes out a third time.
  await wait(15_000);
  expect(mail.taken).toHaveLength(2);
  expect(new Set(mail.taken.map(({ mail: { messageId } }) => messageId)).size).toBe(1);
  figure(
    "serveur figé au milieu d’un envoi\u00a0: un autre le reprend après\u00a0; e-mails, Message-ID différents",
    `${ms(after)}, 2, 1`,
    "60 s et le tour suivant (5 s), 2, 1",
  );
  expect(after).toBeGreaterThan(45_000);
  expect(after).toBeLessThan(75_000);
});
