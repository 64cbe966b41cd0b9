import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type MailScript, startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { openTestStore } from "#server/testing/store-scene.ts";

/** The site started for good, with its own clock and its own chance, beside a real mail server that does as its script says. */
async function startedSite(script: MailScript) {
  const mails = await startMailServer(script);
  onTestFinished(() => mails.close());
  const folder = await makeWorkFolder();
  const server = await spawnServer(folder, {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    CONTACT_TO: "equipe@example.org",
  });
  onTestFinished(() => void server.end("SIGKILL"));
  return {
    mails,
    server,
    async write(message: string) {
      expect((await postForm(server.url, contactForm({ message }))).status).toBe(200);
    },
    async kept() {
      return (await openTestStore(join(folder, "var"))).list();
    },
    /** Settles once the site has delivered something new: a round of its deliveries has been held meanwhile. */
    async roundPasses(words: string) {
      await this.write(words);
      await expect
        .poll(() => mails.taken.some(({ mail }) => mail.text?.includes(words)), { timeout: 30_000 })
        .toBe(true);
    },
  };
}

it("un message que le serveur d’e-mail remet à plus tard (451) attend une minute, à 20 % près, et n’est essayé qu’une fois entre-temps", async () => {
  const site = await startedSite({ data: (raw) => (raw.includes("patience") ? 451 : undefined) });
  await site.write("De la patience");
  await expect.poll(() => site.mails.turnedDown.length, { timeout: 30_000 }).toBe(1);
  const refusedAt = Date.now();
  for (const round of ["Un premier tour", "Un deuxième tour", "Un troisième tour"])
    await site.roundPasses(round);
  const [message] = await site.kept();
  expect(message).toMatchObject({
    state: "queued",
    fates: [{ attempts: 1, lastError: expect.stringContaining("451") }],
  });
  const wait = (message?.fates[0]?.nextAttemptAt ?? 0) - refusedAt;
  expect(wait).toBeGreaterThan(45_000);
  expect(wait).toBeLessThan(75_000);
  expect(site.mails.turnedDown).toHaveLength(1);
});

it("quatorze messages remis à plus tard ne retiennent pas celui qui les suit", async () => {
  const site = await startedSite({ data: (raw) => (raw.includes("patience") ? 451 : undefined) });
  for (let rank = 1; rank <= 14; rank++) await site.write(`De la patience, ${rank}`);
  await site.write("Le bon message");
  await expect.poll(() => site.mails.taken.length, { timeout: 30_000 }).toBe(1);
  expect(site.mails.taken[0]?.mail.text).toContain("Le bon message");
});

it("quatorze messages dont la ligne est coupée après le texte n’en retiennent pas d’autre, et chacun ne part qu’une fois par essai", async () => {
  const site = await startedSite({ dropAfterData: true });
  for (let rank = 1; rank <= 14; rank++) await site.write(`Ligne coupée, ${rank}`);
  await expect.poll(() => site.mails.taken.length, { timeout: 30_000 }).toBe(14);
  site.mails.script.dropAfterData = false;
  await site.roundPasses("Le bon message");
  expect(site.mails.taken).toHaveLength(15);
  expect(new Set(site.mails.taken.map(({ mail }) => mail.messageId)).size).toBe(15);
});

it("un refus qui parle de certificat (554) après le texte ne concerne que ce message", async () => {
  const site = await startedSite({
    data: (raw) => (raw.includes("diploma") ? 554 : undefined),
    words: "message refused: subject says certificate",
  });
  await site.write("Mon diploma");
  await site.roundPasses("Un innocent");
  expect(site.mails.taken).toHaveLength(1);
});

it("un message arrivé pendant que le serveur d’e-mail se tait sur un autre n’attend pas qu’il se lasse", async () => {
  const site = await startedSite({ mute: (raw) => raw.includes("silence") });
  await site.write("Un silence");
  await expect.poll(() => site.mails.turnedDown.length, { timeout: 30_000 }).toBe(1);
  const sending = async () => (await site.kept())[0]?.state;
  await site.roundPasses("Le bon message");
  expect(await sending()).toBe("sending");
});
