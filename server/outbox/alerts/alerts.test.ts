import { describe, expect, it, onTestFinished } from "vitest";
import { startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { freshStore, keepMessage, openTestStore } from "#server/testing/store-scene.ts";
import { DAY, HOUR } from "#text/durations.ts";
import { StoreUnavailable } from "../message-store.ts";
import { createAlertWatch, startAlertJob } from "./alert-job.ts";

const SOON = { timeout: 20_000 };

/** A site started with a real mail server that turns down what says « refusé », and the stand-in of the chat for alerts. */
async function alertedSite(variables: Record<string, string> = {}) {
  const chat = await startChatDouble();
  const mails = await startMailServer({
    data: (raw) => (raw.includes("Subject: [Port-Brume] Non") ? 554 : undefined),
  });
  onTestFinished(() => mails.close());
  const server = await startTestServer(
    {
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      CONTACT_TO: "equipe@example.org",
      ALERT_WEBHOOK: chat.address,
      ALERT_TO: "alerte@example.org",
      ...variables,
    },
    { countEvery: 200 },
  );
  return {
    chat,
    mails,
    server,
    post: async (fields: Record<string, string>) =>
      expect((await postForm(server.url, contactForm(fields))).status).toBe(200),
    health: async () => (await fetch(`${server.url}/api/sante`)).json(),
    alerts: () => chat.shown.map(({ content }) => content),
    mailed: () =>
      mails.taken.filter(({ to }) => to.includes("alerte@example.org")).map(({ mail }) => mail.text),
  };
}

describe("une personne est prévenue, dans son salon (doublure) et par e-mail,", () => {
  it("des messages refusés, avec quoi taper ensuite, une fois et sans un mot du visiteur", async () => {
    const site = await alertedSite();
    await site.post({ subject: "Non", message: "MARQUE-4711" });
    await expect.poll(() => site.alerts().length, SOON).toBe(1);
    await expect.poll(() => site.mailed().length, SOON).toBe(1);
    for (const text of [site.alerts()[0], site.mailed()[0]]) {
      expect(text).toMatch(/^Port-Brume\u00a0: 1 message du formulaire a été refusé.*list --etat refused/s);
      expect(text).not.toMatch(/MARQUE|camille/);
    }
    await site.post({ subject: "Non", message: "un autre" });
    const store = await openTestStore(site.server.dataDir);
    const refused = async () => (await store.list("refused")).length;
    await expect.poll(refused, SOON).toBe(2);
    await expect.poll(site.health, SOON).toMatchObject({ messages: { refuses: { nombre: 2, minutes: 0 } } });
    expect([site.alerts().length, site.mailed().length]).toEqual([1, 1]);
    expect((await store.list("refused")).map(({ toldAt }) => toldAt !== undefined)).toEqual([true, false]);
  });

  it("des messages douteux, dont la santé, que tout le monde lit, ne dit rien le premier jour", async () => {
    const site = await alertedSite();
    await site.post({ site_web: "piège" });
    await expect.poll(site.alerts, SOON).toEqual([expect.stringContaining("--etat quarantine")]);
    expect(await site.health()).toMatchObject({ etat: "ok", messages: { douteux: { minutes: 0 } } });
    expect(site.server.said.join("\n")).toContain("1 en quarantaine");
  });
});

it("une alerte qui ne peut pas partir est dite à son tour, au terminal et par la santé, sans l’adresse du salon (doublure)", async () => {
  const site = await alertedSite({ ALERT_TO: "" });
  site.chat.fault = (_post, response) => {
    response.writeHead(404).end();
    return true;
  };
  await site.post({ subject: "Non" });
  await expect
    .poll(() => site.server.said.join("\n"), SOON)
    .toMatch(/alerte n’a pas pu partir \(ALERT_WEBHOOK.*404.*Elle disait/);
  expect(await site.health()).toMatchObject({
    etat: "degrade",
    raisons: [expect.stringContaining("n’a pas pu partir")],
  });
  expect(site.server.said.join("\n")).not.toContain("jeton-secret");
  const [message] = await (await openTestStore(site.server.dataDir)).list();
  expect(message?.toldAt).toBeUndefined();
});

describe("une alerte", () => {
  /** A real store, of which a person hears by `heard`; `look` starts the watch anew, as the server does when it starts. */
  async function watchedStore() {
    const { store } = await freshStore();
    const heard: string[] = [];
    const said: string[] = [];
    const parts: Parameters<typeof startAlertJob>[0] = {
      store,
      open: ["mail"],
      routes: [{ name: "essai", send: async (text) => void heard.push(text) }],
      siteName: "Port-Brume",
      mailbox: async () => undefined,
      say: (text) => said.push(text),
    };
    const watch = (changes: Partial<Parameters<typeof startAlertJob>[0]>) =>
      startAlertJob({ ...parts, ...changes });
    return {
      store,
      heard,
      said,
      parts,
      watch,
      async look(changes: Partial<Parameters<typeof startAlertJob>[0]> = {}) {
        const job = watch(changes);
        await job.stop();
        return job;
      },
    };
  }

  it("dit où lire ce qui retient un message que le serveur d’e-mail remet toujours à plus tard, dont la santé ne sait rien", async () => {
    const { store, heard, look } = await watchedStore();
    await keepMessage(store, {}, { at: Date.now() - 2 * HOUR });
    await store.beginRound("mail", ["mail"], 1, 1);
    await store.take("mail", 1, 1, 1);
    await store.noteFailure("mail", 1, "queued", "450 revenez", Date.now() + HOUR);
    await look();
    expect(heard).toEqual([expect.stringMatching(/Ce qui les retient\s: npm run messages -- show/)]);
  });

  it("ne part qu’une fois par heure et par sorte, même quand le site redémarre sans cesse", async () => {
    const { store, heard, look } = await watchedStore();
    await keepMessage(store, {}, { at: Date.now() - 2 * HOUR });
    for (let start = 0; start < 3; start++) await look();
    expect(heard).toEqual([
      expect.stringMatching(/1 message du formulaire attend de partir, depuis 2\sheures/),
    ]);
    await store.noteAlert("waiting", Date.now() - HOUR);
    await look();
    expect(heard).toHaveLength(2);
  });

  it("ne part pas pour un message qui vient d’arriver", async () => {
    const { store, heard, look } = await watchedStore();
    await keepMessage(store, {});
    await look();
    expect(heard).toEqual([]);
  });

  it("part pour la boîte elle-même quand son mal dure d’un regard à l’autre, pas pour une réponse tardive", async () => {
    const { heard, watch } = await watchedStore();
    let asked = 0;
    let full = false;
    const late = async () => (++asked === 1 ? "La base ne répond pas." : undefined);
    const job = watch({ every: 20, mailbox: async () => (full ? "Le disque est presque plein." : late()) });
    await expect.poll(() => asked).toBeGreaterThan(3);
    expect(heard).toEqual([]);
    full = true;
    await expect.poll(() => heard).toEqual([expect.stringContaining("presque plein")]);
    await job.stop();
  });

  it("ne part pas à chaque regard d’une base qui se lit, ne note plus rien, et se souvient d’une vieille alerte", async () => {
    const { store, heard, watch } = await watchedStore();
    await store.noteAlert("mailbox", Date.now() - 2 * DAY);
    const refuse = () => Promise.reject(new StoreUnavailable("Le disque est plein."));
    Object.assign(store, { noteAlert: refuse, noteTold: refuse, mayTell: refuse });
    let asked = 0;
    const full = async () => (++asked > 0 ? "Le disque est plein." : undefined);
    const job = watch({ every: 20, store, mailbox: full });
    await expect.poll(() => asked).toBeGreaterThan(6);
    await job.stop();
    expect(heard).toEqual(["Port-Brume\u00a0: Le disque est plein."]);
  });

  it("qui n’a pu partir que par un chemin sur deux se dit encore au regard suivant, d’une autre machine", async () => {
    const { store, said, parts } = await watchedStore();
    await keepMessage(store, {}, { at: Date.now() - 2 * HOUR });
    const cut = { name: "coupé", send: () => Promise.reject(new Error("injoignable")) };
    const first = createAlertWatch({ ...parts, routes: [...parts.routes, cut] });
    await first.look();
    expect(said.join()).toContain("n’a pas pu partir (coupé");
    const next = createAlertWatch(parts, first.memory());
    await next.look();
    expect(next.trouble()).toContain("n’a pas pu partir");
    await store.noteAlert("waiting", Date.now() - DAY);
    await next.look();
    expect(next.trouble()).not.toContain("n’a pas pu partir");
  });

  it("part pour des sauvegardes qui ne se font plus, même d’une machine qui n’est pas celle qui prévient des messages", async () => {
    const { store, heard, look } = await watchedStore();
    const backup = () => "La dernière sauvegarde des messages a échoué.";
    store.mayTell = async () => false;
    await look({ store, backup });
    await look({ store, backup });
    expect(heard).toEqual(["Port-Brume\u00a0: La dernière sauvegarde des messages a échoué."]);
  });

  it("ne part qu’une fois par jour pour les douteux, autant qu’un robot en envoie", async () => {
    const { store, heard, look } = await watchedStore();
    await keepMessage(store, {}, { doubtful: true });
    await look();
    await store.noteAlert("quarantine", Date.now() - 2 * HOUR);
    await keepMessage(store, { message: "un autre" }, { doubtful: true });
    await look();
    expect(heard).toHaveLength(1);
    await store.noteAlert("quarantine", Date.now() - DAY);
    await look();
    expect(heard).toHaveLength(2);
  });

  it("n’est pas redonnée pour ce que le staff a déjà vu dans la liste", async () => {
    const { store, heard, look } = await watchedStore();
    await keepMessage(store, {}, { doubtful: true });
    await store.noteTold([1], Date.now());
    await look();
    expect(heard).toEqual([]);
  });

  it("sur les douteux dégrade la santé quand ils attendent un regard depuis plus d’un jour, sans jamais les compter", async () => {
    const { store, look } = await watchedStore();
    await keepMessage(store, {}, { doubtful: true, at: Date.now() - 2 * DAY });
    const job = await look({ routes: [] });
    expect(job.trouble()).toMatch(/^Des messages douteux attendent/);
    expect(job.told()?.douteux).toEqual({ minutes: 2 * 24 * 60 });
  });
});
