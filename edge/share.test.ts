import { expect, it, onTestFinished, vi } from "vitest";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import type { D1Binding } from "#server/outbox/d1/d1.ts";
import { startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { sqliteAsD1 } from "#server/testing/doubles/d1-double.ts";
import { MAIL_KEY, startMailApiDouble } from "#server/testing/doubles/mail-api-double.ts";
import { contactForm } from "#server/testing/requests/contact-form.ts";
import { TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { PUBLIC_URL } from "./edge.scene.ts";
import { ROUNDS } from "./round-times.ts";
import { createWorker } from "./worker.ts";

/** What one invocation may ask on the free offer: of D1 in queries, be each statement of a batch one, and of others in requests. */
const SHARE = 50;

it("un envoi et un passage, dix messages en attente, restent sous ce qu’une exécution gratuite peut demander à D1 et aux autres : 50 fois (D1, Brevo et le salon sont des doublures)", async () => {
  const mails = await startMailApiDouble();
  const chat = await startChatDouble();
  const { binding, database } = sqliteAsD1();
  const asked = { statements: 0 };
  const counting: D1Binding = {
    prepare: binding.prepare,
    batch(statements) {
      asked.statements += statements.length;
      return binding.batch(statements);
    },
  };
  const out = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => out.mockRestore());
  const bindings = {
    MESSAGES: counting,
    FICHIERS: { fetch: async () => new Response() },
    DOUBLURES: { mail: mails.origin },
    BREVO_API_KEY: MAIL_KEY,
    CONTACT_TO: "equipe@example.org",
    CONTACT_WEBHOOK: chat.address,
    CONTACT_LIMIT_PER_IP: "500",
  };
  const worker = createWorker({ build: TEST_BUILD, publicUrl: PUBLIC_URL });
  const post = async (message: string): Promise<void> => {
    const under: Promise<unknown>[] = [];
    const headers = { "cf-connecting-ip": "203.0.113.7" };
    const request = new Request(PUBLIC_URL + SEND_FORM_PATH, {
      method: "POST",
      headers,
      body: contactForm({ message }),
    });
    const answer = await worker.fetch(request, bindings, { waitUntil: (work) => under.push(work) });
    expect(answer.status).toBe(200);
    await Promise.all(under);
  };
  const share = async (run: () => Promise<void>): Promise<number> => {
    asked.statements = 0;
    out.mockClear();
    await run();
    return Math.max(asked.statements, out.mock.calls.length);
  };
  mails.fault = (response) => Boolean(response.writeHead(503).end());
  chat.fault = (_, response) => Boolean(response.writeHead(503).end());
  for (let rank = 0; rank < 10; rank++) await post(`Message ${rank}`);
  mails.fault = () => false;
  chat.fault = () => false;
  database.exec("UPDATE delivery SET next_attempt_at = 0; DELETE FROM setting WHERE name LIKE 'note gate%'");
  expect(await share(() => post("Le onzième"))).toBeLessThanOrEqual(SHARE);
  const round = { cron: ROUNDS.deliveries, scheduledTime: Date.now() };
  expect(await share(() => worker.scheduled(round, bindings))).toBeLessThanOrEqual(SHARE);
  expect(chat.shown.length).toBeGreaterThan(3);
  const left = () => database.prepare("SELECT count(*) AS n FROM delivery WHERE state <> 'sent'").get();
  for (let played = 0; played < 4; played++) await worker.scheduled(round, bindings);
  expect([left(), chat.shown.length, mails.taken.length]).toEqual([{ n: 0 }, 11, 11]);
});

it("« prêt », que n’importe qui demande cent fois, n’écrit pas dans D1 (une doublure) plus d’une fois en cinq minutes : ce qu’un jour permet d’écrire reste aux messages", async () => {
  const { binding, database } = sqliteAsD1();
  const bindings = { MESSAGES: binding, FICHIERS: { fetch: async () => new Response() } };
  const worker = createWorker({ build: TEST_BUILD, publicUrl: PUBLIC_URL });
  const written = (): number => Number(database.prepare("SELECT total_changes() AS n").get()?.["n"]);
  const ask = async (times: number): Promise<number> => {
    const before = written();
    for (let time = 0; time < times; time++) {
      const answer = await worker.fetch(new Request(`${PUBLIC_URL}/api/pret`), bindings, {
        waitUntil: () => {},
      });
      expect(answer.status).toBe(200);
    }
    return written() - before;
  };
  await ask(1);
  expect(await ask(100)).toBe(0);
  database.exec("UPDATE setting SET value = value - 301 WHERE name = 'probe'");
  expect(await ask(100)).toBe(2);
});

it("un message déjà gardé, envoyé de nouveau, n’attend pas le tour d’un autre (D1 est une doublure)", async () => {
  const { binding, database } = sqliteAsD1();
  const worker = createWorker({ build: TEST_BUILD, publicUrl: PUBLIC_URL });
  const bindings = { MESSAGES: binding, FICHIERS: { fetch: async () => new Response() } };
  const post = async (): Promise<number> => {
    const body = contactForm({ request_id: "5f0c2f0e-6b0a-4b53-9f6e-0d4c6a8a9b10" });
    const request = new Request(PUBLIC_URL + SEND_FORM_PATH, { method: "POST", body });
    return (await worker.fetch(request, bindings, { waitUntil: () => undefined })).status;
  };
  expect(await post()).toBe(200);
  database.exec(
    "UPDATE setting SET value = 'un autre', until = unixepoch('subsec') * 1000 + 1900 WHERE name = 'turn'",
  );
  expect(await post()).toBe(200);
  expect(database.prepare("SELECT value FROM setting WHERE name = 'turn'").get()).toEqual({
    value: "un autre",
  });
});
