import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms } from "../figures/figure.ts";

it("un message qu’une liste grise remet à plus tard part au deuxième essai, en une seule copie", async () => {
  let tries = 0;
  const mails = await startMailServer({ data: () => (++tries === 1 ? 451 : undefined) });
  onTestFinished(() => mails.close());
  const server = await spawnServer(await makeWorkFolder(), {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    CONTACT_TO: "equipe@example.org",
  });
  onTestFinished(() => void server.end("SIGKILL"));
  const start = performance.now();
  expect((await postForm(server.url)).status).toBe(200);
  await expect.poll(() => mails.taken.length, { timeout: 100_000, interval: 250 }).toBe(1);
  const waited = performance.now() - start;
  figure("message remis à plus tard (451)\u00a0: essais, copies", `${tries}, ${mails.taken.length}`, "2, 1");
  figure("et son attente", ms(waited), "1 min ± 20 %, puis 5 s au plus");
  expect(tries).toBe(2);
  expect(waited).toBeLessThan(90_000);
});
