import { describe, expect, it } from "vitest";
import { MAIL_KEY, startMailApiDouble } from "#server/testing/doubles/mail-api-double.ts";
import { json } from "#server/testing/doubles/twitch-double.ts";
import { deliveryScene } from "../delivery.scene.ts";
import { createMailApi } from "./mail.ts";

const ADDRESSES = { from: "site@example.org", to: "equipe@example.org", siteName: "Port-Brume" };

/** A scene whose way out is the stand-in, asked with a key. */
async function mailScene(key = MAIL_KEY) {
  const mails = await startMailApiDouble();
  return { mails, scene: await deliveryScene(createMailApi({ key, origin: mails.origin }, ADDRESSES)) };
}

describe("le service d’e-mail par HTTPS (doublure)", () => {
  it("reçoit le message de nous, pour nous, avec une réponse qui va au visiteur", async () => {
    const { mails, scene } = await mailScene();
    await scene.keep({ name: "Zoé", email: "zoe@exemple.fr", subject: "L’été", message: "Ça va ?" });
    await scene.look();
    expect(mails.taken).toMatchObject([
      {
        sender: { name: "Port-Brume", email: "site@example.org" },
        to: [{ email: "equipe@example.org" }],
        replyTo: { name: "Zoé", email: "zoe@exemple.fr" },
        subject: "[Port-Brume] L’été",
        textContent: expect.stringContaining("Ça va ?\n\n-- \nMessage n° 1"),
      },
    ]);
    expect(await scene.states()).toEqual(["sent"]);
  });

  it("ne reçoit pas pour réponse une adresse incomplète, qu’il refuserait", async () => {
    const { mails, scene } = await mailScene();
    await scene.keep({ email: "test@test" });
    await scene.look();
    expect(mails.taken[0]).not.toHaveProperty("replyTo");
    expect(await scene.states()).toEqual(["sent"]);
  });

  it("dont la réponse se perd est redemandé sous la même clé : il n’envoie qu’une fois", async () => {
    const { mails, scene } = await mailScene();
    await scene.keep();
    let lost = true;
    mails.fault = (response) => {
      if (!lost) return false;
      lost = false;
      // It has taken the mail all the same: nobody hears of it.
      setTimeout(() => response.destroy(), 10);
      return true;
    };
    await scene.look();
    expect(await scene.states()).toEqual(["queued"]);
    await scene.pass(5);
    expect([mails.asked, mails.taken.length]).toEqual([2, 1]);
    expect(mails.taken[0]?.headers["idempotencyKey"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(await scene.states()).toEqual(["sent"]);
  });

  it.each([
    ["ne connaît pas notre clé", 401, { code: "unauthorized", message: "Key not found" }, "blocked"],
    ["refuse notre adresse", 400, { code: "invalid_parameter", message: "Sender is not valid" }, "blocked"],
    [
      "refuse ce message-là",
      400,
      { code: "invalid_parameter", message: "replyTo email is not valid" },
      "refused",
    ],
    ["a donné tout ce qu’il donne en un jour", 402, { code: "not_enough_credits", message: "…" }, "queued"],
    ["tombe en panne", 503, {}, "queued"],
  ] as const)("qui %s (%i) fait ce que cela demande : %s", async (_what, status, body, state) => {
    const { mails, scene } = await mailScene();
    await scene.keep();
    mails.fault = (response) => {
      json(response, body, status);
      return true;
    };
    await scene.look();
    expect(await scene.states()).toEqual([state]);
    expect(JSON.stringify(await scene.store.list())).not.toContain(MAIL_KEY);
  });

  it("qui prie d’attendre (429) est laissé en paix une minute", async () => {
    const { mails, scene } = await mailScene();
    await scene.keep();
    mails.fault = (response) => {
      json(response, { code: "too_many_requests", message: "…" }, 429);
      return true;
    };
    await scene.look();
    expect(scene.gate()).toEqual({ kind: "paused", until: scene.now() + 60_000 });
  });
});
