import { describe, expect, it, onTestFinished } from "vitest";
import { startMailServer, type MailScript } from "#server/testing/doubles/mail-server.ts";
import type { SMTPServerOptions } from "smtp-server";
import { deliveryScene, mailWay } from "./delivery.scene.ts";

async function mailServer(script: MailScript = {}, options: SMTPServerOptions = {}, port = 0) {
  const server = await startMailServer(script, options, port);
  onTestFinished(() => server.close());
  return server;
}

describe("un message gardé, avec un vrai serveur SMTP", () => {
  it("va au staff, de notre part, le visiteur en Reply-To, en texte simple", async () => {
    const server = await mailServer();
    const scene = await deliveryScene(mailWay(server.port));
    await scene.keep({ subject: "Été", message: "Ça va ?\nOui." });
    await scene.look();
    expect(await scene.states()).toEqual(["sent"]);
    const [taken] = server.taken;
    expect(taken).toMatchObject({ from: "site@example.org", to: ["equipe@example.org"] });
    expect(taken?.mail).toMatchObject({
      subject: "[Port-Brume] Été",
      from: { address: "site@example.org" },
      replyTo: [{ address: "camille@example.fr", name: "Camille" }],
    });
    expect(taken?.mail.text).toContain("Ça va ?\nOui.");
    expect(taken?.mail.html).toBeUndefined();
  });

  it("va au staff aussi de qui n’a laissé qu’une adresse incomplète, et dit que lui répondre ne lui écrit pas", async () => {
    const server = await mailServer();
    const scene = await deliveryScene(mailWay(server.port));
    await scene.keep({ email: "lea..b@localhost" });
    await scene.look();
    expect(await scene.states()).toEqual(["sent"]);
    const [taken] = server.taken;
    expect(taken?.mail.replyTo).toBeUndefined();
    expect(taken?.mail.text).toContain("<lea..b@localhost>\nSon adresse semble incomplète");
  });

  it("reste en quarantaine quand il est douteux", async () => {
    const server = await mailServer();
    const scene = await deliveryScene(mailWay(server.port));
    await scene.keep({}, true);
    await scene.pass(10);
    expect([await scene.states(), server.taken.length]).toEqual([["quarantine"], 0]);
  });

  it("attend tant que rien ne répond, une journée entière simulée, et part dans les 5 minutes du retour", async () => {
    const server = await startMailServer();
    const { port } = server;
    await server.close();
    const scene = await deliveryScene(mailWay(port));
    for (let hour = 0; hour < 24; hour++) {
      await scene.keep();
      await scene.pass(60);
    }
    expect(scene.gate().kind).toBe("closed");
    expect(new Set(await scene.states())).toEqual(new Set(["queued"]));
    const back = await mailServer({}, {}, port);
    await scene.pass(5);
    expect(await scene.states()).toEqual(Array.from({ length: 24 }, () => "sent"));
    expect(new Set(back.taken.map(({ mail }) => mail.messageId)).size).toBe(24);
  });

  it("revient après 1, 5, 15, 60 minutes, 4 et 12 heures, puis chaque jour, quand on lui dit de revenir (450)", async () => {
    const server = await mailServer({ rcptTo: 450 });
    const scene = await deliveryScene(mailWay(server.port));
    await scene.keep();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      await scene.look();
      const wait = ((await scene.store.find(1))?.fates[0]?.nextAttemptAt ?? 0) - scene.now();
      waits.push(wait / 60_000);
      scene.leap(wait / 60_000);
    }
    expect(waits.slice(0, 7)).toEqual([1, 5, 15, 60, 240, 720, 1440]);
    await scene.look();
    expect(await scene.store.find(1)).toMatchObject({
      state: "refused",
      fates: [{ attempts: 11, lastError: expect.stringContaining("Cinq jours") }],
    });
  });

  it("part au second essai, en deux copies au plus, vers un serveur plus lent à dire oui que notre première attente", async () => {
    const never = new Promise<void>(() => {});
    const server = await mailServer({ hold: never });
    const scene = await deliveryScene(mailWay(server.port, {}, [500, 20_000]));
    await scene.keep();
    await scene.look();
    expect(await scene.states()).toEqual(["queued"]);
    server.script.hold = new Promise((resolve) => setTimeout(resolve, 1500));
    await scene.pass(10);
    expect(await scene.states()).toEqual(["sent"]);
    expect(new Set(server.taken.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(server.taken.length).toBeLessThanOrEqual(2);
  });

  it("ne trouve pas toutes les places prises par ceux que l’on renvoie et qui se font attendre", async () => {
    const server = await startMailServer(
      { mute: (raw) => raw.includes("[Port-Brume] Muet") },
      { closeTimeout: 10 },
    );
    const scene = await deliveryScene({ ...mailWay(server.port, {}, [500, 60_000]), patience: 20 });
    for (let rank = 0; rank < 10; rank++) await scene.keep({ subject: "Muet" });
    await scene.look();
    const before = server.turnedDown.length;
    const round = scene.pass(1);
    await expect.poll(() => server.turnedDown.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + 6);
    await scene.keep({ subject: "Bonjour" });
    await scene.store.adopt(["mail"]);
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(1);
    await server.close();
    await round;
  });

  it("part à un essai suivant après une liste grise", async () => {
    const server = await mailServer({ rcptTo: 450 });
    const scene = await deliveryScene(mailWay(server.port));
    await scene.keep();
    await scene.look();
    delete server.script.rcptTo;
    await scene.pass(2);
    expect([await scene.states(), server.taken.length]).toEqual([["sent"], 1]);
  });
});

describe("un serveur d’e-mail qui refuse", () => {
  it.each<[string, MailScript]>([
    ["notre expéditeur (MAIL 550)", { mailFrom: 550 }],
    ["notre boîte (RCPT 550)", { rcptTo: 550 }],
  ])("%s arrête la file, garde tout, et repart une fois corrigé", async (_what, script) => {
    const server = await mailServer(script);
    const scene = await deliveryScene(mailWay(server.port));
    await scene.keep();
    await scene.keep();
    await scene.pass(30);
    expect(await scene.states()).toEqual(["blocked", "queued"]);
    expect(scene.gate()).toMatchObject({ kind: "stopped", reason: expect.stringContaining("550") });
    delete server.script.mailFrom;
    delete server.script.rcptTo;
    await scene.pass(61);
    expect(await scene.states()).toEqual(["sent", "sent"]);
  });

  it("tous les messages que le même refus a bloqués partent dès que le plus ancien d’entre eux est passé", async () => {
    const server = await mailServer();
    const scene = await deliveryScene(mailWay(server.port));
    for (const id of [1, 2, 3]) {
      await scene.keep();
      await scene.store.adopt(["mail"]);
      await scene.store.noteFailure("mail", id, "blocked", "550", scene.now());
    }
    await scene.look();
    expect(await scene.states()).toEqual(["sent", "sent", "sent"]);
  });

  it("notre mot de passe (535) arrête la file avec une raison claire", async () => {
    const server = await mailServer(
      {},
      {
        authOptional: false,
        onAuth: (_auth, _session, done) => done(Object.assign(new Error("bad"), { responseCode: 535 })),
        allowInsecureAuth: true,
      },
    );
    const scene = await deliveryScene(mailWay(server.port, { auth: { user: "a", pass: "b" } }));
    await scene.keep();
    await scene.look();
    expect([await scene.states(), scene.gate().kind]).toEqual([["blocked"], "stopped"]);
  });

  it.each([552, 554])(
    "ce message pour ce qu’il contient (DATA %i) le garde lisible et laisse partir les autres",
    async (code) => {
      const server = await mailServer({ data: code });
      const scene = await deliveryScene(mailWay(server.port));
      await scene.keep();
      await scene.look();
      delete server.script.data;
      await scene.keep();
      await scene.pass(1);
      expect(await scene.states()).toEqual(["refused", "sent"]);
      expect(await scene.store.retry([1])).toBe(1);
      await scene.pass(1);
      expect(await scene.states()).toEqual(["sent", "sent"]);
    },
  );

  it("notre boîte, pleine, que le serveur ne regarde qu’après le texte (552 5.2.2), arrête la file : vidée, tout part", async () => {
    const server = await mailServer({ data: 552, words: "5.2.2 mailbox full" });
    const scene = await deliveryScene(mailWay(server.port));
    for (const _each of [1, 2, 3]) await scene.keep();
    await scene.pass(30);
    expect([scene.gate().kind, await scene.states()]).toEqual(["stopped", ["blocked", "queued", "queued"]]);
    delete server.script.data;
    await scene.pass(61);
    expect(await scene.states()).toEqual(["sent", "sent", "sent"]);
  });

  it.each([
    ["TLS, quand TLS est exigé,", {}, { requireTls: true }],
    ["rien, mais montre un certificat de sa façon,", { secure: true }, { secure: true }],
  ])("%s ne reçoit rien", async (_what, serverOptions, smtp) => {
    const server = await mailServer({}, serverOptions);
    const scene = await deliveryScene(mailWay(server.port, smtp));
    await scene.keep();
    await scene.look();
    expect([await scene.states(), server.taken.length, scene.gate().kind]).toEqual([
      ["blocked"],
      0,
      "stopped",
    ]);
  });
});

describe("une ligne perdue", () => {
  it("après le texte mène à un second essai sous le même Message-ID", async () => {
    const server = await mailServer({ dropAfterData: true });
    const scene = await deliveryScene(mailWay(server.port));
    await scene.keep();
    await scene.look();
    expect(await scene.states()).toEqual(["queued"]);
    server.script.dropAfterData = false;
    await scene.pass(2);
    expect(await scene.states()).toEqual(["sent"]);
    expect(server.taken).toHaveLength(2);
    expect(new Set(server.taken.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  it("avant que nous ayons noté la fin mène au même, sans redémarrage", async () => {
    const server = await mailServer();
    const scene = await deliveryScene(mailWay(server.port));
    await scene.keep();
    await scene.look();
    await scene.store.take("mail", 1, scene.now(), scene.now());
    await scene.look();
    expect(new Set(server.taken.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(await scene.states()).toEqual(["sent"]);
  });
});

describe("une horloge qui saute", () => {
  it("d’un an en arrière ne fait pas attendre un message un an", async () => {
    const server = await mailServer();
    const scene = await deliveryScene(mailWay(server.port));
    await scene.keep();
    await scene.store.noteFailure("mail", 1, "queued", "", scene.now() + 365 * 86_400_000);
    await scene.pass(1);
    expect(await scene.states()).toEqual(["sent"]);
  });
});
