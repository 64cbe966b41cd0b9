import { expect, it, onTestFinished } from "vitest";
import { startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { type MailScript, startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms } from "../figures/figure.ts";

/**
 * Fourteen messages that do not go through, then a good one, on a site started for good.
 * @returns how long the good one took to be taken, in milliseconds, and how many copies of the fourteen left meanwhile
 */
async function goodBehindFourteen(script: MailScript): Promise<{ waited: number; tries: number }> {
  const mails = await startMailServer(script, { closeTimeout: 1000 });
  onTestFinished(() => mails.close());
  const server = await spawnServer(await makeWorkFolder(), {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    CONTACT_TO: "equipe@example.org",
  });
  onTestFinished(() => void server.end("SIGKILL"));
  const write = async (message: string) =>
    expect((await postForm(server.url, contactForm({ message }))).status).toBe(200);
  for (let rank = 1; rank <= 14; rank++) await write(`De la patience, ${rank}`);
  const start = performance.now();
  await write("Le bon message");
  await expect.poll(() => mails.taken.length, { timeout: 300_000, interval: 50 }).toBe(1);
  return { waited: performance.now() - start, tries: mails.turnedDown.length };
}

it("un bon message ne reste pas derrière quatorze que le serveur d’e-mail remet à plus tard", async () => {
  const { waited, tries } = await goodBehindFourteen({
    data: (raw) => (raw.includes("patience") ? 451 : undefined),
  });
  figure(
    "bon message derrière 14 remis à plus tard (451)\u00a0: son attente, essais des autres",
    `${ms(waited)}, ${tries}`,
    "10 s, 14",
  );
  expect(waited).toBeLessThan(10_000);
  expect(tries).toBe(14);
});

it("un bon message ne reste pas derrière quatorze après lesquels le serveur d’e-mail se tait", async () => {
  const { waited, tries } = await goodBehindFourteen({ mute: (raw) => raw.includes("patience") });
  figure(
    "bon message derrière 14 jamais répondus\u00a0: son attente, essais des autres",
    `${ms(waited)}, ${tries}`,
    "60 s, 14",
  );
  expect(waited).toBeLessThan(60_000);
  expect(tries).toBe(14);
});

it("cent messages passent par un salon (doublure) qui n’en prend que 5 par 2 s, une fois chacun", async () => {
  const chat = await startChatDouble();
  let taken: number[] = [];
  chat.fault = (_post, response) => {
    const now = performance.now();
    taken = taken.filter((at) => now - at < 2000);
    if (taken.length < 5) return taken.push(now) === 0;
    const seconds = (2000 - (now - (taken[0] ?? now))) / 1000;
    response.writeHead(429, {
      "content-type": "application/json",
      "retry-after": String(Math.ceil(seconds)),
    });
    response.end(
      JSON.stringify({ message: "You are being rate limited.", retry_after: seconds, global: false }),
    );
    return true;
  };
  const server = await spawnServer(await makeWorkFolder(), { CONTACT_WEBHOOK: chat.address });
  onTestFinished(() => void server.end("SIGKILL"));
  const start = performance.now();
  for (let rank = 1; rank <= 100; rank++)
    expect((await postForm(server.url, contactForm({ message: `Le ${rank}` }))).status).toBe(200);
  await expect.poll(() => chat.shown.length, { timeout: 300_000, interval: 100 }).toBe(100);
  const shown = new Set(chat.shown.map(({ embeds }) => embeds[0]?.description));
  figure(
    "100 messages vers un salon (doublure) qui en prend 5 par 2 s\u00a0: pris, doubles, temps",
    `${shown.size}, ${chat.shown.length - shown.size}, ${ms(performance.now() - start)}`,
    "100, 0, 60 s",
  );
  expect(shown.size).toBe(100);
});
