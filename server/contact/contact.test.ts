import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import type { StoredMessage } from "#server/outbox/message.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

async function messages(dataDir: string): Promise<StoredMessage[]> {
  return (await openTestStore(dataDir)).list();
}

describe("un message envoyé depuis le site", () => {
  it("[C3] est sur le disque quand la réponse dit OK", async () => {
    const { url, dataDir } = await startTestServer();
    const answer = await postForm(url);
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    expect(await messages(dataDir)).toMatchObject([
      { name: "Camille Dupont", email: "camille@example.fr", state: "queued" },
    ]);
  });

  it.each(["a@b.c", "test@test", "o'neil!@example.fr", "zoe@éxemple.fr"])(
    "[C1] est gardé aussi de %s, que prend le champ du navigateur",
    async (email) => {
      const { url, dataDir } = await startTestServer();
      expect((await postForm(url, contactForm({ email }))).status).toBe(200);
      expect(await messages(dataDir)).toMatchObject([{ email }]);
    },
  );

  it("ne fait qu’un après un double clic et un nouvel essai, et refuse un autre texte sous le même numéro", async () => {
    const { url, dataDir } = await startTestServer();
    const form = { request_id: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => postForm(url, contactForm(form))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await postForm(url, contactForm({ ...form, message: "Autre texte" }));
    expect([other.status, await other.text()]).toEqual([422, expect.stringContaining("déjà été envoyé")]);
    expect(await messages(dataDir)).toHaveLength(1);
  });

  it("ne fait qu’un quand il part deux fois sans numéro en dix minutes", async () => {
    const { url, dataDir } = await startTestServer();
    await postForm(url, contactForm({ request_id: "" }));
    await postForm(url, contactForm({ request_id: "" }));
    expect(await messages(dataDir)).toHaveLength(1);
  });

  it("perd ses caractères de contrôle et de direction, et ses sauts de ligne là où il n’y a qu’une ligne", async () => {
    const { url, dataDir } = await startTestServer();
    await postForm(
      url,
      contactForm({ subject: "Bonjour\r\nBcc: autre@example.fr", message: "a\u0000b\u001b[2J\u202Ec\r\nd" }),
    );
    expect(await messages(dataDir)).toMatchObject([
      { subject: "Bonjour Bcc: autre@example.fr", message: "ab[2Jc\nd" },
    ]);
  });
});

describe("ce qui est refusé, en français", () => {
  it.each([
    [{ name: "  " }, "sont obligatoires"],
    [{ email: "pas une adresse" }, "L’e-mail n’est pas valable"],
    [{ email: "a@b.fr, victime@example.fr" }, "L’e-mail n’est pas valable"],
    [{ name: "x".repeat(101) }, "Le nom est trop long"],
    [{ subject: "x".repeat(201) }, "Le sujet est trop long"],
    [{ message: "x".repeat(10_001) }, "Le message est trop long"],
  ])("%o est un 400", async (fields, text) => {
    const { url } = await startTestServer();
    const answer = await postForm(url, contactForm(fields));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(text)]);
  });

  it("un fichier, un champ en double, un corps qui n’est pas multipart", async () => {
    const { url } = await startTestServer();
    const file = contactForm();
    file.set("piece", new Blob(["x"]), "x.txt");
    expect((await postForm(url, file)).status).toBe(400);
    const twice = contactForm();
    twice.append("name", "Autre");
    expect((await postForm(url, twice)).status).toBe(400);
    const json = await fetch(url + SEND_FORM_PATH, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(json.status).toBe(415);
  });

  it("le formulaire d’un autre site, par 403", async () => {
    const { url } = await startTestServer();
    expect((await postForm(url, contactForm(), { origin: "https://autre.example" })).status).toBe(403);
    expect((await postForm(url, contactForm(), { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it("les autres méthodes, par 405 avec Allow", async () => {
    const { url } = await startTestServer();
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
      const answer = await fetch(url + SEND_FORM_PATH, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });

  it("le sixième message en dix minutes, par 429 avec le temps à attendre", async () => {
    const { url } = await startTestServer({ CONTACT_LIMIT_PER_IP: "5" });
    const statuses: number[] = [];
    for (let sent = 0; sent < 5; sent++) statuses.push((await postForm(url)).status);
    const sixth = await postForm(url);
    expect([...statuses, sixth.status]).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(await sixth.text()).toContain("minutes");
  });
});
