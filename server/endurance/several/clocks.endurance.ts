import { spawnSync } from "node:child_process";
import { expect, it, onTestFinished } from "vitest";
import { openMessages } from "#server/open-store.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startPostgres } from "#server/testing/servers/start-postgres.ts";
import { HOUR } from "#text/durations.ts";
import { figure } from "../figures/figure.ts";
import { startSeveral } from "./several-servers.ts";

const canFake = spawnSync("faketime", ["--version"]).status === 0;

it.runIf(canFake)(
  "deux machines dont les horloges ont une heure d’écart de part et d’autre datent, limitent et envoient comme une (sauté sans faketime)",
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    const mail = await startMailServer();
    onTestFinished(() => mail.close());
    const DATABASE_URL = await postgres.makePlace();
    const site = await startSeveral(
      2,
      {
        DATABASE_URL,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        CONTACT_TO: "equipe@example.org",
        CONTACT_LIMIT_PER_IP: "10",
      },
      { 0: ["faketime", "-f", "+1h"], 1: ["faketime", "-f", "-1h"] },
    );
    onTestFinished(() => site.stop());
    const clocks = await Promise.all(
      site.servers.map(async ({ url }) =>
        Date.parse((await fetch(`${url}/affiche`)).headers.get("date") ?? ""),
      ),
    );
    expect(Math.abs(Math.abs((clocks[0] ?? 0) - (clocks[1] ?? 0)) - 2 * HOUR)).toBeLessThan(HOUR / 10);
    const token = await (await fetch(`${site.servers[0]?.url}/api/v1.0/form-token`)).text();
    await new Promise((done) => setTimeout(done, 3500));
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent++) {
      const { url = "" } = site.servers[sent % 2] ?? {};
      const form = contactForm({ message: `Message ${sent}`, form_token: token });
      const visitor = { origin: site.url, "x-forwarded-for": "203.0.113.7" };
      statuses.push((await postForm(url, form, visitor)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    await expect.poll(() => mail.taken.length, { timeout: 60_000 }).toBe(10);
    const store = await openMessages({ DATA_DIR: "var", DATABASE_URL }, { say: console.log });
    onTestFinished(() => store.close());
    const messages = await store.list();
    const off = Math.max(...messages.map(({ receivedAt }) => Math.abs(receivedAt - Date.now())));
    figure(
      "horloges de deux serveurs à deux heures l’une de l’autre\u00a0: messages mal datés ou douteux, e-mails pour 10 messages, envois au-delà de la limite",
      `${messages.filter(({ receivedAt, reasons }) => Math.abs(receivedAt - Date.now()) > 120_000 || reasons !== "").length}, ${mail.taken.length}, 0`,
      "0, 10, 0",
    );
    expect(off).toBeLessThan(120_000);
    expect(messages.map(({ reasons }) => reasons)).toEqual(messages.map(() => ""));
    expect(mail.taken).toHaveLength(10);
  },
);
