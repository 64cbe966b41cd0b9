import { expect, it } from "vitest";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { sqliteAsD1 } from "#server/testing/doubles/d1-double.ts";
import { contactForm } from "#server/testing/requests/contact-form.ts";
import { TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { PUBLIC_URL } from "./edge.scene.ts";
import { createWorker } from "./worker.ts";

it("D1 qui manque une fois la note d’un envoi (D1 et le salon sont des doublures) : elle est reprise, et le message ne part pas deux fois", async () => {
  const chat = await startChatDouble();
  const { binding, database } = sqliteAsD1();
  let asked = 0;
  chat.fault = () => {
    database.exec(
      "CREATE TRIGGER coupure BEFORE UPDATE OF sent_at ON delivery BEGIN SELECT RAISE(ABORT, 'coupure'); END",
    );
    return false;
  };
  const failing: typeof binding = {
    prepare: binding.prepare,
    batch: (statements) =>
      binding.batch(statements).catch((error: unknown) => {
        asked += 1;
        database.exec("DROP TRIGGER IF EXISTS coupure");
        throw error;
      }),
  };
  const worker = createWorker({ build: TEST_BUILD, publicUrl: PUBLIC_URL });
  const bindings = {
    MESSAGES: failing,
    FICHIERS: { fetch: async () => new Response() },
    CONTACT_WEBHOOK: chat.address,
  };
  const under: Promise<unknown>[] = [];
  const request = new Request(PUBLIC_URL + SEND_FORM_PATH, { method: "POST", body: contactForm() });
  await worker.fetch(request, bindings, { waitUntil: (work) => under.push(work) });
  await Promise.all(under);
  expect([asked, chat.shown.length]).toEqual([1, 1]);
  expect(database.prepare("SELECT state FROM delivery").all()).toEqual([{ state: "sent" }]);
});
