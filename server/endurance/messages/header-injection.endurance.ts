import { expect, it, onTestFinished } from "vitest";
import { postForm, contactForm } from "#server/testing/requests/contact-form.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import type { MessageState } from "#server/outbox/message.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { figure } from "../figures/figure.ts";

/** Headers that our mails have; any other would be a visitor's doing. */
const OWN_HEADERS = new Set([
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "content-transfer-encoding",
]);

const BREAKS = ["\r\n", "\n", "\r", "\u2028", "\u0085", "%0d%0a", "\\r\\n", "=0D=0A", "\u0000\r\n", " \r\n "];
const ADDITIONS = [
  "Bcc: victime@example.net",
  "To: victime@example.net",
  "Content-Type: text/html\r\n\r\n<b>x",
  "X-Autre: 1",
  ".\r\nMAIL FROM:<x@y.z>\r\nRCPT TO:<victime@example.net>",
  "Reply-To: victime@example.net",
  "\r\n.\r\nQUIT",
];
const ADDRESSES = [
  "a@b.fr, victime@example.net",
  "a@b.fr>\r\nBcc: victime@example.net",
  '"x" <victime@example.net>, a@b.fr',
  "a@b.fr;victime@example.net",
  "<a@b.fr> <victime@example.net>",
  "a@b.fr (,victime@example.net)",
  "=?utf-8?q?x?= <victime@example.net>",
  "groupe:a@b.fr,victime@example.net;",
];

it("ne laisse aucun essai sur 500 ajouter un en-tête ou un destinataire", async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const { url, dataDir } = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    CONTACT_TO: "equipe@example.org",
  });
  const attempts = BREAKS.flatMap((cut) =>
    ADDITIONS.flatMap((addition) =>
      ["name", "subject", "message", "email"].map((where) => ({
        [where]: `${where === "email" ? "a@b.fr" : "Bonjour"}${cut}${addition}`,
      })),
    ),
  );
  while (attempts.length < 500) {
    const address = ADDRESSES[attempts.length % ADDRESSES.length] ?? "";
    attempts.push({
      [["email", "name", "subject"][attempts.length % 3] ?? "email"]: `${address} ${attempts.length}`,
    });
  }
  let kept = 0;
  for (const [index, fields] of attempts.entries()) {
    const answer = await postForm(url, contactForm({ message: `Essai ${index}`, ...fields }));
    expect([200, 400]).toContain(answer.status);
    kept += Number(answer.status === 200);
  }
  const store = await openTestStore(dataDir);
  const inState = async (state: MessageState) => (await store.list(state)).length;
  await expect
    .poll(async () => (await inState("queued")) + (await inState("sending")), {
      timeout: 300_000,
      interval: 500,
    })
    .toBe(0);
  expect(mails.taken.length).toBe(await inState("sent"));
  const strangers = mails.taken.flatMap(({ mail }) =>
    mail.headers.map(({ key }) => key).filter((key) => !OWN_HEADERS.has(key)),
  );
  const recipients = new Set(
    mails.taken.flatMap(({ to, mail }) => [
      ...to,
      ...(mail.to ?? []).map(({ address }) => address),
      ...(mail.cc ?? []),
      ...(mail.bcc ?? []),
    ]),
  );
  const answerers = mails.taken.filter(
    ({ mail }) => mail.replyTo?.length !== 1 || mail.replyTo[0]?.address?.includes("victime"),
  );
  figure(
    "500 injections d’en-têtes : refusées, e-mails partis, en-têtes et destinataires ajoutés",
    `${attempts.length - kept}, ${mails.taken.length}, ${strangers.length}, ${recipients.size - 1 + answerers.length}`,
    "0 ajout",
  );
  expect(strangers).toEqual([]);
  expect([...recipients]).toEqual(["equipe@example.org"]);
  expect(answerers).toEqual([]);
});
