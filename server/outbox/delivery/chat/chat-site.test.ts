import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { askToWait, startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { startMailServer, type MailScript } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { addTestRelease, makeBuild, putOnline, TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { openTestStore } from "#server/testing/store-scene.ts";

const SOON = { timeout: 30_000 };

/** The site started for good, with its own clock and its own chance, beside a real mail server and the chat's stand-in. */
async function startedSite(script: MailScript = {}) {
  const chat = await startChatDouble();
  const mails = await startMailServer(script);
  onTestFinished(() => mails.close());
  const folder = await makeWorkFolder();
  const start = () =>
    spawnServer(folder, {
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      CONTACT_TO: "equipe@example.org",
      CONTACT_WEBHOOK: chat.address,
    });
  const server = await start();
  onTestFinished(() => void server.end("SIGKILL"));
  return {
    chat,
    mails,
    server,
    start,
    async write(message: string) {
      expect((await postForm(server.url, contactForm({ message }))).status).toBe(200);
    },
    /** How each message stands on each channel: « mail sent », « chat queued »… */
    async fates() {
      const messages = await (await openTestStore(join(folder, "var"))).list();
      return messages.map(({ fates }) => fates.map(({ channel, state }) => `${channel} ${state}`).join(", "));
    },
  };
}

it("un message arrive par e-mail et dans le salon (doublure), une fois chacun", async () => {
  const site = await startedSite();
  await site.write("Pour tous");
  await expect.poll(site.fates, SOON).toEqual(["chat sent, mail sent"]);
  expect([site.mails.taken.length, site.chat.shown.length]).toEqual([1, 1]);
  expect(site.chat.shown[0]?.embeds[0]?.description).toBe("Pour tous");
});

it("le salon (doublure) qui dit d’attendre 1,3 s est obéi à l’horloge, et prend ensuite tout, une fois", async () => {
  const site = await startedSite();
  let refusedAt: number | undefined;
  site.chat.fault = (_post, response) => {
    if (refusedAt !== undefined) return false;
    refusedAt = performance.now();
    return askToWait(response, 1.3);
  };
  for (const message of ["un", "deux", "trois"]) await site.write(message);
  await expect.poll(() => site.chat.shown.length, SOON).toBe(3);
  // A timer counts whole milliseconds, and may be a fraction of one early.
  expect((site.chat.asked[1] ?? 0) - (refusedAt ?? 0)).toBeGreaterThanOrEqual(1299);
  await expect.poll(site.fates, SOON).toEqual(Array.from({ length: 3 }, () => "chat sent, mail sent"));
  expect(site.chat.shown).toHaveLength(3);
});

it("le salon (doublure) en panne n’arrête pas l’e-mail, la santé le dit sans un mot de l’adresse", async () => {
  const site = await startedSite();
  site.chat.fault = (_post, response) => {
    response.writeHead(503).end();
    return true;
  };
  site.chat.look = 503;
  await site.write("Malgré la panne");
  await expect.poll(site.fates, SOON).toEqual(["chat queued, mail sent"]);
  const health = () => fetch(`${site.server.url}/api/sante`).then((answer) => answer.text());
  await expect.poll(health, SOON).toContain("Le serveur du salon ne répond pas");
  await expect.poll(site.server.said, SOON).toContain(`${site.chat.host} répond 503`);
  expect(site.server.said() + (await health())).not.toMatch(/jeton-secret|webhooks/);
});

it("l’e-mail refusé (554) n’arrête pas le salon (doublure)", async () => {
  const site = await startedSite({ data: 554 });
  await site.write("Refusé là, pris ici");
  await expect.poll(site.fates, SOON).toEqual(["chat sent, mail refused"]);
});

it("kill -9 entre le « oui » du salon (doublure) et notre note mène à un seul double, du même numéro", async () => {
  const site = await startedSite();
  let held = true;
  site.chat.fault = (post) => {
    if (held) site.chat.shown.push(post);
    return held;
  };
  await site.write("Avant la coupure");
  await expect.poll(() => site.chat.shown.length, SOON).toBe(1);
  await site.server.end("SIGKILL");
  held = false;
  const second = await site.start();
  onTestFinished(() => void second.end("SIGKILL"));
  await expect.poll(site.fates, SOON).toEqual(["chat sent, mail sent"]);
  const numbers = site.chat.shown.map(({ embeds }) => embeds[0]?.footer.text);
  expect(numbers).toEqual([numbers[0], numbers[0]]);
  await second.end("SIGTERM");
});

it("rien ne va dans le salon (doublure) tant que les pages ne le disent pas aux visiteurs, et tout y va dès qu’elles le disent", async () => {
  const chat = await startChatDouble();
  const silent = { ...TEST_BUILD, contact: { ...TEST_BUILD.contact, chat: undefined } };
  const server = await startTestServer(
    { CONTACT_WEBHOOK: chat.address },
    { buildDir: await makeBuild(silent) },
  );
  expect((await postForm(server.url)).status).toBe(200);
  await expect.poll(() => server.said.join("\n"), SOON).toContain("contact: { salon: { service: Discord } }");
  // The staff's own folder, by whatever name: content/ is the program's example.
  expect(server.said.join("\n")).toContain("dans le site.yaml de votre contenu");
  expect(chat.asked).toEqual([]);
  await addTestRelease(server.buildDir, { ...TEST_BUILD, build: "essai-2" });
  await putOnline(server.buildDir, { current: "essai-2", line: [silent.build, "essai-2"] });
  await expect.poll(() => chat.shown.length, SOON).toBe(1);
});

it("« retry » fait repartir ce que l’adresse d’un salon (doublure) effacé puis refait avait arrêté", async () => {
  const chat = await startChatDouble();
  chat.fault = (_post, response) => {
    response.writeHead(404).end();
    return true;
  };
  const server = await startTestServer({ CONTACT_WEBHOOK: chat.address });
  await postForm(server.url);
  await expect.poll(() => server.said.join("\n"), SOON).toContain("ENVOI ARRÊTÉ");
  expect(server.said.join("\n")).not.toContain("jeton-secret");
  chat.fault = () => false;
  const retry = spawnSync(process.execPath, ["cli/messages.ts", "retry", "--tous"], {
    env: { ...process.env, DATA_DIR: server.dataDir },
  });
  expect(retry.status).toBe(0);
  await expect.poll(() => chat.shown.length, SOON).toBe(1);
});
