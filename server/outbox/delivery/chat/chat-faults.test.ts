import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { askToWait, startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { json } from "#server/testing/doubles/twitch-double.ts";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { chatWay, deliveryScene } from "../delivery.scene.ts";

/** A scene whose way out is the stand-in. */
async function chatScene() {
  const chat = await startChatDouble();
  const scene = await deliveryScene(chatWay(chat.address));
  return {
    chat,
    scene,
    numbers: () => chat.shown.map(({ embeds }) => embeds[0]?.footer.text.match(/\d+/)?.[0]),
  };
}

describe("le salon (doublure)", () => {
  it("qui dit de ralentir (429) est laissé en paix le temps qu’il dit, sans que l’essai compte ni que rien parte deux fois", async () => {
    const { chat, scene, numbers } = await chatScene();
    for (let rank = 0; rank < 3; rank++) await scene.keep();
    chat.fault = (_post, response) => askToWait(response, 64.57);
    await scene.look();
    expect(scene.gate()).toEqual({ kind: "paused", until: scene.now() + 64_570 });
    await scene.pass(1);
    expect(chat.asked).toHaveLength(1);
    chat.fault = () => false;
    await scene.pass(1);
    expect(numbers()).toEqual(["2", "3", "1"]);
    expect((await scene.store.find(1))?.fates).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  it.each([
    ["une page au lieu de JSON, et l’en-tête Retry-After", { "retry-after": "90" }, 90_000],
    ["rien", {}, 5000],
    ["« tout de suite »", { "retry-after": "0" }, 1000],
    ["un instant passé", { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, 1000],
    ["moins que rien", { "retry-after": "-1" }, 1000],
  ])("qui dit de ralentir par %s est compris", async (_what, headers, wait) => {
    const { chat, scene } = await chatScene();
    await scene.keep();
    chat.fault = (_post, response) => {
      response.writeHead(429, headers).end("<html>error 1015</html>");
      return true;
    };
    await scene.look();
    expect(scene.gate()).toEqual({ kind: "paused", until: scene.now() + wait });
  });

  it("qui demande d’attendre des heures le fait dire", async () => {
    const { chat, scene } = await chatScene();
    await scene.keep();
    chat.fault = (_post, response) => askToWait(response, 7200);
    await scene.look();
    expect(scene.gate()).toMatchObject({ kind: "closed", reason: expect.stringContaining("7200 s") });
  });

  it.each([
    ["n’existe plus (404)", 404],
    ["ne nous reconnaît plus (401)", 401],
    ["a déménagé (301)", 301],
  ])("qui %s arrête la file, garde tout, et repart une fois corrigé", async (_what, status) => {
    const { chat, scene } = await chatScene();
    chat.fault = (_post, response) => {
      response.writeHead(status, { location: "http://127.0.0.1:1/ailleurs" }).end();
      return true;
    };
    await scene.keep();
    await scene.keep();
    await scene.pass(30);
    expect(await scene.states()).toEqual(["blocked", "queued"]);
    expect(scene.gate()).toMatchObject({ kind: "stopped", reason: `${chat.host} répond ${status}` });
    expect(chat.asked).toHaveLength(1);
    chat.fault = () => false;
    await scene.pass(40);
    expect(await scene.states()).toEqual(["sent", "sent"]);
  });

  it("dont le staff a corrigé l’adresse repart aussitôt qu’il le demande (retry --tous)", async () => {
    const { chat, scene } = await chatScene();
    chat.fault = (_post, response) => json(response, {}, 404) === undefined;
    await scene.keep();
    await scene.look();
    chat.fault = () => false;
    await scene.look();
    expect(await scene.states()).toEqual(["blocked"]);
    await scene.store.retry("all");
    await scene.look();
    expect(await scene.states()).toEqual(["sent"]);
  });

  it("qui est un forum sans fil de discussion est une faute de nos réglages, pas du message", async () => {
    const { chat, scene } = await chatScene();
    chat.fault = (_post, response) =>
      json(
        response,
        { code: 220_001, message: "Webhooks posted to forum channels must have a thread_name" },
        400,
      ) === undefined;
    await scene.keep();
    await scene.look();
    expect(scene.gate()).toMatchObject({ kind: "stopped", reason: expect.stringContaining("forum") });
  });

  it("qui refuse un message (400) le laisse lisible, avec sa raison, et prend les autres", async () => {
    const { chat, scene, numbers } = await chatScene();
    chat.fault = ({ embeds }, response) =>
      embeds[0]?.title === "Mauvais" && json(response, { message: "Invalid Form Body" }, 400) === undefined;
    await scene.keep({ subject: "Mauvais" });
    await scene.keep();
    await scene.look();
    expect(await scene.states()).toEqual(["refused", "sent"]);
    expect((await scene.store.find(1))?.fates[0]?.lastError).toBe(
      `${chat.host} répond 400 (Invalid Form Body)`,
    );
    expect(numbers()).toEqual(["2"]);
  });

  it("en panne (500) une journée entière reçoit tout dans les 5 minutes de son retour, une fois", async () => {
    const { chat, scene, numbers } = await chatScene();
    chat.fault = (_post, response) => json(response, {}, 500) === undefined;
    chat.look = 503;
    for (let hour = 0; hour < 24; hour++) {
      await scene.keep();
      await scene.pass(60);
    }
    expect(scene.gate().kind).toBe("closed");
    expect(new Set(await scene.states())).toEqual(new Set(["queued"]));
    chat.fault = () => false;
    chat.look = 200;
    await scene.pass(5);
    expect(new Set(numbers()).size).toBe(24);
    expect(chat.shown).toHaveLength(24);
  });

  it("dont la réponse se perd après réception ne montre le message qu’une fois de plus, sous le même numéro", async () => {
    const { chat, scene, numbers } = await chatScene();
    let losses = 1;
    chat.fault = (post, response) => {
      if (losses-- <= 0) return false;
      chat.shown.push(post);
      response.destroy();
      return true;
    };
    await scene.keep();
    await scene.look();
    expect(await scene.states()).toEqual(["queued"]);
    await scene.pass(60);
    expect(numbers()).toEqual(["1", "1"]);
    expect(await scene.states()).toEqual(["sent"]);
  });

  it("dont le « oui » arrive coupé a pris le message : il ne part pas deux fois", async () => {
    const { chat, scene } = await chatScene();
    chat.fault = (post, response) => {
      chat.shown.push(post);
      response.writeHead(200, { "content-length": "1000" }).write("{");
      setTimeout(() => response.destroy(), 20);
      return true;
    };
    await scene.keep();
    await scene.look();
    await scene.pass(10);
    expect([await scene.states(), chat.shown.length]).toEqual([["sent"], 1]);
  });

  it("qui renvoie ailleurs n’est pas suivi : rien ne part vers l’autre adresse", async () => {
    let strangers = 0;
    const other = createServer((_request, response) => {
      strangers++;
      response.end();
    });
    const elsewhere = await listen(other);
    onTestFinished(() => void other.close());
    const { chat, scene } = await chatScene();
    chat.fault = (_post, response) => {
      response.writeHead(307, { location: elsewhere }).end();
      return true;
    };
    await scene.keep();
    await scene.look();
    expect([await scene.states(), strangers]).toEqual([["blocked"], 0]);
  });
});
