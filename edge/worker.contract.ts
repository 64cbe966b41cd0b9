import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { packFile } from "#addresses/packed.ts";
import { FORM_TOKEN_PATH, SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { MAIL_KEY, startMailApiDouble } from "#server/testing/doubles/mail-api-double.ts";
import { startTwitchDouble } from "#server/testing/doubles/twitch-double.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { giveAccount, makeSet, PUBLIC_URL, type StartWorker } from "./edge.scene.ts";
import { ROUNDS } from "./round-times.ts";

const SOON = { timeout: 20_000 };
const STATES = "SELECT channel || ' ' || state AS fate FROM delivery ORDER BY message_id, channel";
const OPEN = { CONTACT_LIMIT_PER_IP: "0", CONTACT_LIMIT_GLOBAL: "0" };

/**
 * What the site at the edge must do, asked over HTTP as visitors do: one suite for each engine that runs it.
 * @param name the engine, as the titles call it
 */
export function describeWorker(name: string, start: StartWorker): void {
  /** The Worker of the small site, with stand-ins for the mail service, the chat and Twitch. */
  async function scene(settings: Record<string, string> = OPEN) {
    const mails = await startMailApiDouble();
    const chat = await startChatDouble();
    const all = { ...settings, CONTACT_TO: "equipe@example.org", CONTACT_FROM: "site@example.org" };
    const { set, buildDir } = await makeSet(all);
    const secrets = {
      BREVO_API_KEY: MAIL_KEY,
      CONTACT_WEBHOOK: chat.address,
      DOUBLURES: { mail: mails.origin },
    };
    const worker = await start(set, secrets);
    onTestFinished(() => worker.stop());
    const fates = async () => (await worker.ask(STATES)).map((row) => Object.values(Object(row))[0]);
    return { worker, mails, chat, set, buildDir, secrets, fates };
  }

  describe(`le formulaire en périphérie (${name})`, () => {
    it("répond à chaque envoi ce que répond le serveur, mot pour mot", async () => {
      const { set, buildDir } = await makeSet(OPEN);
      const worker = await start(set);
      onTestFinished(() => worker.stop());
      const server = await startTestServer({ PUBLIC_URL }, { buildDir });
      const requestId = randomUUID();
      const form = (fields: Record<string, string>) => ({ method: "POST", body: contactForm(fields) });
      const requests: [path: string, init: RequestInit][] = [
        [SEND_FORM_PATH, form({ request_id: requestId })],
        [SEND_FORM_PATH, form({ request_id: requestId })],
        [SEND_FORM_PATH, form({ request_id: requestId, message: "Autre" })],
        [SEND_FORM_PATH, form({ email: "pas une adresse" })],
        [SEND_FORM_PATH, form({ name: "" })],
        [SEND_FORM_PATH, form({ message: "a".repeat(10_001) })],
        [SEND_FORM_PATH, form({ site_web: "http://robot.example" })],
        [SEND_FORM_PATH, { method: "POST", body: "a=b" }],
        [SEND_FORM_PATH, { ...form({}), headers: { origin: "https://ailleurs.example" } }],
        [SEND_FORM_PATH, { ...form({}), headers: { "sec-fetch-site": "cross-site" } }],
        [SEND_FORM_PATH, { method: "GET" }],
        [FORM_TOKEN_PATH, { method: "DELETE" }],
        ["/api/pret", {}],
        ["/api/vivant", {}],
      ];
      const answer = async (origin: string, [path, init]: (typeof requests)[number]) => {
        const response = await fetch(origin + path, init);
        return { status: response.status, text: await response.text(), allow: response.headers.get("allow") };
      };
      for (const request of requests)
        expect(await answer(worker.origin, request)).toEqual(await answer(server.url, request));
      const kept = await worker.ask("SELECT message, quarantined FROM message ORDER BY id");
      expect(kept).toMatchObject([{ quarantined: 0 }, { quarantined: 1 }]);
    });

    it("donne un jeton que l’envoi reconnaît, et garde le message avant de dire OK", async () => {
      const { worker } = await scene();
      const token = await fetch(worker.origin + FORM_TOKEN_PATH).then((answer) => answer.text());
      const posted = await postForm(worker.origin, contactForm({ form_token: token, message: "Ça va ?" }));
      expect([posted.status, await posted.text()]).toEqual([200, "OK"]);
      expect(posted.headers.get("cache-control")).toBe("no-store");
      expect(await worker.ask("SELECT message, reasons FROM message")).toEqual([
        { message: "Ça va ?", reasons: "envoyé en moins de 3 s" },
      ]);
    });

    it("garde une seule fois le même numéro, envoyé vingt fois au même instant", async () => {
      const { worker, mails, fates } = await scene();
      const form = () => contactForm({ request_id: "5f0c2f0e-6b0a-4b53-9f6e-0d4c6a8a9b10" });
      const all = await Promise.all(Array.from({ length: 20 }, () => postForm(worker.origin, form())));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      await expect.poll(fates, SOON).toEqual(["chat sent", "mail sent"]);
      expect(await worker.ask("SELECT count(*) AS n FROM message")).toEqual([{ n: 1 }]);
      expect(mails.taken).toHaveLength(1);
    });

    it("arrête le sixième message d’un visiteur en dix minutes, et lui seul", async () => {
      const { worker } = await scene({});
      const from = (address: string) =>
        postForm(worker.origin, contactForm(), { "cf-connecting-ip": address });
      for (let sent = 0; sent < 5; sent++) expect((await from("203.0.113.7")).status).toBe(200);
      const sixth = await from("203.0.113.7");
      expect([sixth.status, Number(sixth.headers.get("retry-after")) > 500]).toEqual([429, true]);
      expect((await from("203.0.113.8")).status).toBe(200);
      expect(await worker.ask("SELECT count(*) AS n FROM share WHERE key LIKE '%203.0%'")).toEqual([
        { n: 0 },
      ]);
    });
  });

  describe(`les messages partent de la périphérie (${name}) par le service d’e-mail et le salon (doublures)`, () => {
    it("dès qu’ils sont gardés, une fois chacun", async () => {
      const { worker, mails, chat, fates } = await scene();
      await postForm(worker.origin, contactForm({ message: "Pour tous" }));
      await expect.poll(fates, SOON).toEqual(["chat sent", "mail sent"]);
      expect([mails.taken.length, chat.shown.length]).toEqual([1, 1]);
      expect(chat.shown[0]?.embeds[0]?.description).toBe("Pour tous");
    });

    it("une fois, quand le déclencheur périodique passe deux fois au même instant", async () => {
      const { worker, mails, chat, fates } = await scene();
      mails.fault = (response) => Boolean(response.writeHead(503).end());
      for (let rank = 0; rank < 4; rank++)
        await postForm(worker.origin, contactForm({ message: `Message ${rank}` }));
      await expect
        .poll(async () => (await fates()).filter((fate) => fate === "chat sent"), SOON)
        .toHaveLength(4);
      await expect.poll(() => mails.asked, SOON).toBeGreaterThan(0);
      // A refusal that is still on its way would be noted after the clock is turned back.
      await expect
        .poll(async () => (await fates()).filter((fate) => fate === "mail queued"), SOON)
        .toHaveLength(4);
      mails.fault = () => false;
      await worker.ask("UPDATE delivery SET next_attempt_at = 0 WHERE channel = 'mail' AND state = 'queued'");
      await worker.ask("DELETE FROM setting WHERE name = 'note gate mail'");
      const played = await Promise.all([1, 2, 3].map(() => worker.play(ROUNDS.deliveries)));
      expect(played).toEqual(["ok", "ok", "ok"]);
      await expect
        .poll(async () => (await fates()).filter((fate) => fate === "mail sent"), SOON)
        .toHaveLength(4);
      expect([mails.taken.length, chat.shown.length]).toEqual([4, 4]);
    });

    it("pas du tout tant que la clé est fausse : la santé dit quel réglage, et rien de la clé", async () => {
      const { mails, fates, set, secrets } = await scene();
      const wrong = await start(set, {
        ...secrets,
        CONTACT_WEBHOOK: "",
        BREVO_API_KEY: "xkeysib-une-cle-fausse",
      });
      onTestFinished(() => wrong.stop());
      await postForm(wrong.origin, contactForm());
      const blocked = () => wrong.ask("SELECT state FROM delivery");
      await expect.poll(blocked, SOON).toEqual([{ state: "blocked" }]);
      await wrong.play(ROUNDS.watch);
      const health = await fetch(`${wrong.origin}/api/sante`).then((answer) => answer.text());
      expect(health).toContain("BREVO_API_KEY");
      expect(health).not.toContain("cle-fausse");
      expect([mails.asked, await fates()]).toEqual([0, []]);
    });
  });

  describe(`quand D1 refuse (${name})`, () => {
    it("le visiteur garde son texte, la santé et « prêt » le disent, les pages restent", async () => {
      const { worker } = await scene();
      await worker.ask("ALTER TABLE setting RENAME TO ailleurs");
      const refused = await postForm(worker.origin);
      expect([refused.status, await refused.text()]).toEqual([
        503,
        "Le site ne peut pas enregistrer de message en ce moment. Réessayez dans une minute.",
      ]);
      expect((await fetch(`${worker.origin}/api/pret`)).status).toBe(503);
      expect(await fetch(`${worker.origin}/api/sante`).then((answer) => answer.json())).toMatchObject({
        etat: "degrade",
      });
      expect((await fetch(`${worker.origin}/arc`)).status).toBe(200);
      expect(await worker.play(ROUNDS.deliveries)).toBe("ok");
      await worker.ask("ALTER TABLE ailleurs RENAME TO setting");
      expect((await postForm(worker.origin)).status).toBe(200);
    });
  });

  describe(`les pages en périphérie (${name})`, () => {
    it.each([
      "/affiche?affiche=votez-vargas",
      "/affiche?affiche=inconnue",
      "/affiche?mur=votez-vargas,inconnue",
      "/affiche?mur=inconnue",
      "/stream?joueur=Ada_Brume",
      "/stream?joueur=leo_quai",
      "/panneau?panneau=x",
      "/affiche",
    ])("l’aperçu de %s est celui du serveur", async (address) => {
      const { set, buildDir } = await makeSet();
      const worker = await start(set);
      onTestFinished(() => worker.stop());
      const server = await startTestServer({ PUBLIC_URL }, { buildDir });
      const [ours, theirs] = await Promise.all(
        [worker.origin, server.url].map((origin) => fetch(origin + address)),
      );
      expect(await ours?.text()).toBe(await theirs?.text());
      for (const header of ["content-type", "cache-control", "x-frame-options", "x-content-type-options"])
        expect([header, ours?.headers.get(header)]).toEqual([header, theirs?.headers.get(header)]);
    });

    it("d’un grand site, ce qui n’a pas de fichier à soi répond comme s’il en avait un, aperçus compris", async () => {
      const { set } = await makeSet();
      const site = join(set, "site");
      const text = await readFile(join(site, "affiches/votez-vargas.json"), "utf8");
      await rm(join(site, "affiches"), { recursive: true });
      await mkdir(join(site, "paquets"));
      await writeFile(
        join(site, packFile("affiches", "votez-vargas")),
        JSON.stringify({ "votez-vargas": text }),
      );
      const worker = await start(set);
      onTestFinished(() => worker.stop());
      const ask = (path: string) => fetch(worker.origin + path);
      const entry = await ask("/affiches/votez-vargas.json");
      expect([entry.headers.get("access-control-allow-origin"), await entry.text()]).toEqual(["*", text]);
      expect((await ask("/affiches/inconnue.json")).status).toBe(404);
      expect((await ask("/images/999999999999-360.webp")).status).toBe(404);
      expect(await ask("/affiche?affiche=votez-vargas").then((page) => page.text())).toContain(
        "Votez &#34;Vargas",
      );
    });

    it("les streamers (Twitch est une doublure) : la liste du staff, et qui est en direct", async () => {
      const twitch = await startTwitchDouble({ ada_brume: { live: true } });
      const { set } = await makeSet();
      await giveAccount(set, { settings: { TWITCH_CLIENT_ID: "identifiant1" } });
      const worker = await start(set, {
        TWITCH_CLIENT_SECRET: "secretsecret",
        DOUBLURES: { twitch: twitch.hosts.api },
      });
      onTestFinished(() => worker.stop());
      const list = () => fetch(`${worker.origin}/streamers_cache.json?nocache=1`);
      expect(await (await list()).json()).toMatchObject({ streamers: TEST_BUILD.roster });
      expect(worker.crons).toContain(ROUNDS.streamers);
      expect(await worker.play(ROUNDS.streamers)).toBe("ok");
      const answer = await list();
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(await answer.json()).toMatchObject({
        streamers: [
          { username: "ada_brume", display_name: "Ada Brume", live: true },
          { username: "leo_quai" },
        ],
      });
      twitch.fault = (_request, response) => Boolean(response.writeHead(503).end());
      expect(await worker.play(ROUNDS.streamers)).toBe("ok");
      expect((await list()).status).toBe(200);
    });

    it("sans base ni réglage, les pages seules : le formulaire n’y est pas, rien d’autre ne change", async () => {
      const { set } = await makeSet();
      await giveAccount(set, { database: undefined });
      const worker = await start(set);
      onTestFinished(() => worker.stop());
      expect((await postForm(worker.origin)).status).toBe(404);
      expect((await fetch(`${worker.origin}/affiche?affiche=votez-vargas`)).status).toBe(200);
      expect(worker.crons).toEqual([]);
    });
  });

  it(`une alerte part quand des messages sont bloqués, une seule, d’un passage à l’autre (${name})`, async () => {
    vi.setConfig({ testTimeout: 60_000 });
    const chat = await startChatDouble();
    const { set } = await makeSet({ ...OPEN, CONTACT_TO: "equipe@example.org" });
    const mails = await startMailApiDouble();
    const worker = await start(set, {
      BREVO_API_KEY: "xkeysib-une-cle-fausse",
      ALERT_WEBHOOK: chat.address,
      DOUBLURES: { mail: mails.origin },
    });
    onTestFinished(() => worker.stop());
    await postForm(worker.origin);
    await expect.poll(() => worker.ask("SELECT state FROM delivery"), SOON).toEqual([{ state: "blocked" }]);
    for (let look = 0; look < 3; look++) expect(await worker.play(ROUNDS.watch)).toBe("ok");
    expect(chat.shown.map(({ content }) => content)).toEqual([
      expect.stringContaining("Les messages du formulaire ne partent plus"),
    ]);
  });
}
