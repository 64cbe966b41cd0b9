import { expect, it } from "vitest";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { describeMessageStore } from "#server/outbox/message-store.contract.ts";
import { describeSeveralServers } from "#server/outbox/several-servers.contract.ts";
import { openD1Store, throughBinding } from "#server/outbox/d1/d1.ts";
import { writeCopy } from "#server/outbox/sqlite/sqlite.ts";
import { sqliteAsD1 } from "#server/testing/doubles/d1-double.ts";
import { startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { MAIL_KEY, startMailApiDouble } from "#server/testing/doubles/mail-api-double.ts";
import { contactForm } from "#server/testing/requests/contact-form.ts";
import { TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { describeAnswers } from "./answers.contract.ts";
import { PUBLIC_URL } from "./edge.scene.ts";
import { ROUNDS } from "./round-times.ts";
import { startOnNode } from "./on-node.scene.ts";
import { createWorker } from "./worker.ts";
import { describeMisset } from "./misset.contract.ts";
import { describeOutOfReach } from "./out-of-reach.contract.ts";
import { describeWorker } from "./worker.contract.ts";

const ON_NODE = "Node, D1 et les fichiers de Cloudflare étant des doublures";
describeWorker(ON_NODE, startOnNode);
describeAnswers(ON_NODE, startOnNode);
describeMisset(ON_NODE, startOnNode);
describeOutOfReach(ON_NODE, startOnNode);

async function makePlace() {
  const { binding } = sqliteAsD1();
  return () => openD1Store(throughBinding(binding), { copy: (file, page) => writeCopy(file, page, []) });
}
describeMessageStore("D1, une doublure sur SQLite", makePlace);
describeSeveralServers("D1, une doublure sur SQLite", makePlace);

it("un envoi de plus de 64 Ko est refusé en périphérie comme au serveur (D1 est une doublure)", async () => {
  const { binding } = sqliteAsD1();
  const worker = createWorker({ build: TEST_BUILD, publicUrl: PUBLIC_URL });
  const request = new Request(PUBLIC_URL + SEND_FORM_PATH, {
    method: "POST",
    body: contactForm({ message: "a".repeat(70_000) }),
  });
  const bindings = { MESSAGES: binding, FICHIERS: { fetch: async () => new Response() } };
  const answer = await worker.fetch(request, bindings, { waitUntil: () => undefined });
  expect([answer.status, await answer.text()]).toEqual([
    413,
    "Votre message est trop long\u00a0: 64 Ko au plus.",
  ]);
});

it("l’horloge d’une machine qui a une heure d’avance ou de retard ne déplace rien : c’est celle de D1 (doublure) qui compte", async () => {
  const { binding } = sqliteAsD1();
  const [ahead, behind] = await Promise.all(
    [3_600_000, -3_600_000].map((hour) =>
      openD1Store(throughBinding(binding), { machine: () => Date.now() + hour }),
    ),
  );
  for (const store of [ahead, behind]) expect(Math.abs((store?.now() ?? 0) - Date.now())).toBeLessThan(5000);
});

it.each([
  ["mal collée", "trop court"],
  ["d’un autre compte", "xkeysib-une-cle-fausse"],
])(
  "une clé de Brevo %s, puis corrigée : ce qui l’attendait part au passage suivant, une fois (D1, Brevo et le salon sont des doublures)",
  async (_, wrong) => {
    const mails = await startMailApiDouble();
    const chat = await startChatDouble();
    const { binding } = sqliteAsD1();
    const worker = createWorker({ build: TEST_BUILD, publicUrl: PUBLIC_URL });
    const under: Promise<unknown>[] = [];
    const bindings = (key: string) => ({
      MESSAGES: binding,
      FICHIERS: { fetch: async () => new Response() },
      DOUBLURES: { mail: mails.origin },
      CONTACT_TO: "equipe@example.org",
      CONTACT_WEBHOOK: chat.address,
      BREVO_API_KEY: key,
    });
    const request = new Request(PUBLIC_URL + SEND_FORM_PATH, { method: "POST", body: contactForm() });
    await worker.fetch(request, bindings(wrong), { waitUntil: (work) => under.push(work) });
    await Promise.all(under);
    const round = { cron: ROUNDS.deliveries, scheduledTime: Date.now() };
    await worker.scheduled(round, bindings(wrong));
    expect([chat.shown.length, mails.taken.length]).toEqual([1, 0]);
    for (let played = 0; played < 2; played++) await worker.scheduled(round, bindings(MAIL_KEY));
    expect([chat.shown.length, mails.taken.length]).toEqual([1, 1]);
  },
);
