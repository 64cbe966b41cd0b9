import { describe, expect, it, onTestFinished } from "vitest";
import { startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { makeSet, type StartWorker } from "./edge.scene.ts";
import { ROUNDS } from "./round-times.ts";

const OPEN = { CONTACT_LIMIT_PER_IP: "0", CONTACT_LIMIT_GLOBAL: "0" };
const STATES = "SELECT channel || ' ' || state AS fate FROM delivery ORDER BY message_id, channel";

/**
 * What becomes of a setting that is wrong where nobody is there to be refused: one suite for each engine.
 * @param name the engine, as the titles call it
 */
export function describeMisset(name: string, start: StartWorker): void {
  describe(`un secret mal collé, ou pas encore donné (${name})`, () => {
    it.each([
      ["la clé de Brevo est mal collée", { BREVO_API_KEY: "trop court" }, "BREVO_API_KEY"],
      ["le secret de Twitch reste à taper", { TWITCH_CLIENT_ID: "identifiant1" }, "TWITCH_CLIENT_SECRET"],
      ["celui de Twitch est resté seul", { TWITCH_CLIENT_SECRET: "secretsecret" }, "TWITCH_CLIENT_SECRET"],
      ["les alertes n’ont pas de serveur", { ALERT_TO: "equipe@example.org" }, "ALERT_TO"],
    ])("%s : les pages restent, le message est gardé, la santé dit quel réglage", async (_, wrong, told) => {
      const { set } = await makeSet({ ...OPEN, CONTACT_TO: "equipe@example.org" });
      const worker = await start(set, wrong);
      onTestFinished(() => worker.stop());
      const status = async (path: string) => (await fetch(worker.origin + path)).status;
      for (const page of ["/affiche", "/affiche?affiche=votez-vargas", "/streamers_cache.json", "/api/pret"])
        expect([page, await status(page)]).toEqual([page, 200]);
      expect(await status("/nulle-part")).toBe(404);
      expect((await postForm(worker.origin)).status).toBe(200);
      for (const cron of [ROUNDS.deliveries, ROUNDS.watch]) expect(await worker.play(cron)).toBe("ok");
      const health = await fetch(`${worker.origin}/api/sante`).then((answer) => answer.text());
      expect(health).toContain(told);
      expect(health).not.toContain("trop court");
    });

    it("le salon reçoit (une doublure), et ce qui devait partir par e-mail attend la clé au lieu d’être oublié", async () => {
      const chat = await startChatDouble();
      const { set } = await makeSet({ ...OPEN, CONTACT_TO: "equipe@example.org" });
      const worker = await start(set, { BREVO_API_KEY: "trop court", CONTACT_WEBHOOK: chat.address });
      onTestFinished(() => worker.stop());
      await postForm(worker.origin);
      const fates = async () => (await worker.ask(STATES)).map((row) => Object.values(Object(row))[0]);
      await expect.poll(fates, { timeout: 20_000 }).toEqual(["chat sent", "mail queued"]);
      for (const cron of [ROUNDS.deliveries, ROUNDS.watch]) expect(await worker.play(cron)).toBe("ok");
      expect(await fates()).toEqual(["chat sent", "mail queued"]);
      const health = await fetch(`${worker.origin}/api/sante`).then((answer) => answer.text());
      expect(health).toContain("Aucun message n’est perdu");
    });

    it("le salon d’alerte l’apprend, quand cela dure", async () => {
      const chat = await startChatDouble();
      const { set } = await makeSet();
      const worker = await start(set, { BREVO_API_KEY: "trop court", ALERT_WEBHOOK: chat.address });
      onTestFinished(() => worker.stop());
      for (let look = 0; look < 3; look++) expect(await worker.play(ROUNDS.watch)).toBe("ok");
      expect(chat.shown.map(({ content }) => content)).toEqual([expect.stringContaining("BREVO_API_KEY")]);
    });
  });
}
