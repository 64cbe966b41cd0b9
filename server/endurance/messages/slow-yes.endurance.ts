import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { figure } from "../figures/figure.ts";

/** More than the first try waits, less than the second. */
const SLOW = 45_000;

it("un serveur d’e-mail qui ne dit oui qu’après 45 s reçoit deux copies d’un message, pas une à chaque essai", async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const folder = await makeWorkFolder();
  const server = await spawnServer(folder, {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    CONTACT_TO: "equipe@example.org",
  });
  onTestFinished(() => void server.end("SIGKILL"));
  const slowly = setInterval(() => (mails.script.hold = wait(SLOW, undefined, { ref: false })), 100);
  onTestFinished(() => clearInterval(slowly));
  expect((await postForm(server.url)).status).toBe(200);
  const store = await openTestStore(`${folder}/var`);
  await expect
    .poll(async () => (await store.find(1))?.state, { timeout: 300_000, interval: 1000 })
    .toBe("sent");
  figure("serveur d’e-mail qui dit oui après 45 s\u00a0: copies", String(mails.taken.length), "2");
  expect(mails.taken).toHaveLength(2);
});
