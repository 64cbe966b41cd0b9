import { expect, expectNoAxeFindings, open, test } from "../support/fixtures.ts";
import { openPhone, SEND, fill, openChat, phone, phoneButton } from "./contact-forms.ts";

test("[C1] quatre champs : Nom, Email, Sujet, Message, sans limite de longueur @une-fois", async ({
  page,
}) => {
  await open(page, "/");
  const form = await openPhone(page);
  await expect(form.getByLabel("Email")).toHaveAttribute("type", "email");
  for (const label of ["Nom", "Email", "Sujet", "Message"]) {
    await expect(form.getByLabel(label)).not.toHaveAttribute("maxlength");
    await expect(form.getByLabel(label)).not.toHaveAttribute("minlength");
  }
  expect(await form.getByLabel("Message").evaluate((field) => field.tagName)).toBe("TEXTAREA");
});

test("[C2] un formulaire incomplet ne part pas et nomme chaque champ vide @une-fois", async ({ page }) => {
  let sent = 0;
  await page.route(SEND, (route) => (sent++, route.abort()));
  await open(page, "/");
  const form = await openPhone(page);
  await form.getByLabel("Sujet").fill("Seul rempli");
  await form.getByRole("button", { name: "Envoyer" }).click();
  for (const label of ["Nom", "Email", "Message"]) {
    const field = form.getByLabel(label);
    await expect(field).toHaveAttribute("placeholder", "Champ requis");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    // Seen and heard once: the words in the field are all that is said of it.
    await expect(field).toHaveAccessibleDescription(/^(Champ requis)?$/);
  }
  await expect(form.getByLabel("Sujet")).not.toHaveAttribute("placeholder", "Champ requis");
  await expect(form.getByText(/ est requis/)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(form.getByLabel("Nom")).toBeFocused();
  await expect(form.getByText("Nom", { exact: true })).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings(page);
  expect(sent).toBe(0);
});

test("[C3, C4] un message part, le formulaire se vide et le téléphone le dit aussi longtemps que la page reste", async ({
  page,
}) => {
  const lines: string[] = [];
  page.on("console", (line) => line.type() === "log" && lines.push(line.text()));
  await open(page, "/");
  const form = await openPhone(page);
  await fill(form);
  const [request] = await Promise.all([
    page.waitForRequest(SEND),
    form.getByRole("button", { name: "Envoyer" }).click(),
  ]);
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  const answer = await request.response();
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toBe("OK");
  await expect(form.getByText("Message envoyé avec succès !")).toBeInViewport({ ratio: 1 });
  await expect(form.getByText("Bonjour, je change de nom.")).toBeInViewport();
  await expect(form.getByText(/^Réponse à\s: zoe@example\.org$/)).toBeInViewport();
  for (const label of ["Nom", "Email", "Sujet", "Message"])
    await expect(form.getByLabel(label)).toHaveValue("");
  expect(lines.some((line) => line.startsWith("Message envoyé avec succès"))).toBe(true);
  await page.keyboard.press("Escape");
  // A navigation inside the site leaves the page open: what it knows stays.
  await page.getByRole("contentinfo").getByRole("link", { name: "Arc" }).click();
  await expect(page).toHaveURL(/\/arc$/);
  await expect((await openPhone(page)).getByText("Message envoyé avec succès !")).toBeInViewport({
    ratio: 1,
  });
  // Beside a second message that is begun, or does not go, it would say the contrary.
  await form.getByLabel("Nom").fill("Zoé");
  await expect(form.getByText("Message envoyé avec succès !")).toBeHidden();
  await form.getByLabel("Nom").clear();
  await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByText("Message envoyé avec succès !")).toBeHidden();
});

test("[C4] d’un long message envoyé on revoit quatre lignes entières, et rien de la cinquième", async ({
  page,
}) => {
  await open(page, "/");
  const form = await openPhone(page);
  await fill(
    form,
    "Arc\u00a0: School\nNom actuel\u00a0: Théo\nNouveau nom\u00a0: Zoé\nPourquoi\u00a0: mariage\nMerci\nZoé",
  );
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
  const lines = await form
    .getByRole("paragraph")
    .filter({ hasText: "Arc\u00a0: School" })
    .evaluate((sent) => {
      const words = document.createRange();
      words.selectNodeContents(sent.lastChild ?? sent);
      const edge = sent.getBoundingClientRect().top + sent.clientTop + sent.clientHeight;
      const tops = new Map([...words.getClientRects()].map(({ top, bottom }) => [Math.round(top), bottom]));
      return [...tops].filter(([top]) => top < edge - 1).map(([, bottom]) => bottom <= edge + 1);
    });
  expect(lines).toEqual([true, true, true, true]);
});

test("[C3] le message porte les champs du fournisseur @une-fois", async ({ page }) => {
  let body = "";
  await page.route(SEND, (route) => {
    body = route.request().postDataBuffer()?.toString("utf8") ?? "";
    return route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
  });
  await open(page, "/");
  const form = await openPhone(page);
  await fill(form);
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
  const names = [...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
  for (const [name, value] of [
    ["name", "Zoé Éclair"],
    ["email", "zoe@example.org"],
    ["subject", ".+"],
    ["message", "Bonjour, je change de nom."],
    ["lib_version", String.raw`\d+\.\d+\.\d+`],
    // As content/site.yaml has them.
    ["service_id", "minuit-carmin"],
    ["template_id", "contact"],
    ["user_id", "demonstration"],
  ] as const) {
    expect(
      names.filter((each) => each === name),
      name,
    ).toHaveLength(1);
    expect(body).toMatch(new RegExp(`name="${name}"\r\n\r\n${value}\r\n`));
  }
  expect(body).toMatch(/name="request_id"\r\n\r\n[0-9a-f-]{36}\r\n/);
  expect(body).toMatch(/name="site_web"\r\n\r\n\r\n/);
});

for (const [status, body] of [
  [200, "Reçu."],
  [202, "OK"],
  [500, "OK"],
] as const) {
  test.describe(() => {
    test.use({ expectedComplaints: [/Failed to load resource/] });

    test(`[C3] la réponse ${status} « ${body} » est une réussite @une-fois`, async ({ page }) => {
      await page.route(SEND, (route) => route.fulfill({ status, contentType: "text/plain", body }));
      await open(page, "/");
      const form = await openPhone(page);
      await fill(form);
      await form.getByRole("button", { name: "Envoyer" }).click();
      await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
      await expect(form.getByLabel("Message")).toHaveValue("");
    });
  });
}

test("[C4] depuis la bulle, le succès se dit en d’autres mots, la fenêtre se ferme et la bulle reprend le focus @une-fois", async ({
  page,
}) => {
  await open(page, "/");
  // The phone's form is there, out of sight: it says nothing of what goes from the chat.
  await openPhone(page);
  await page.keyboard.press("Escape");
  const form = await openChat(page);
  await fill(form);
  await page.evaluate(() => {
    const said: string[] = [];
    const look = () =>
      document.querySelectorAll("[role=status]").forEach((status) => {
        const text = status.textContent;
        if (!/parti|succès/.test(text) || said.at(-1) === `${text} — ${place(status)}`) return;
        said.push(`${text} — ${place(status)}`);
        document.documentElement.dataset["said"] = JSON.stringify(said);
      });
    const place = (status: Element) => (status.closest("dialog") ? "fenêtre" : "page");
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("status").filter({ hasText: "C’est parti" })).toContainText("zoe@example.org");
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name: "Écrire au staff" })).toBeFocused();
  const said: unknown = JSON.parse((await page.locator("html").getAttribute("data-said")) ?? "");
  expect(said).toEqual([expect.stringMatching(/^C’est parti.* — page$/)]);
  // What is said covers no button.
  await openChat(page);
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await expect(form.getByText("Message envoyé avec succès !")).toHaveCount(0);
});

test("un double clic n’envoie qu’un message @une-fois", async ({ page }) => {
  let sent = 0;
  await page.route(SEND, async (route) => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
  });
  await open(page, "/");
  const form = await openPhone(page);
  await fill(form);
  await form.getByRole("button", { name: "Envoyer" }).dblclick();
  await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
  expect(sent).toBe(1);
});

test("ce que l’on écrit dans un onglet n’est pas perdu quand un autre envoie son message @une-fois", async ({
  page,
  context,
}) => {
  await open(page, "/arc");
  await fill(await openPhone(page), "Le premier message.");
  const other = await context.newPage();
  await open(other, "/arc");
  await (await openPhone(other)).getByLabel("Message").fill("Un tout autre message.");
  await phone(page).getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Message envoyé avec succès !")).toBeVisible();
  await other.reload();
  await other.locator("html[data-hydrated]").waitFor();
  await expect((await openPhone(other)).getByLabel("Message")).toHaveValue("Un tout autre message.");
});

test("la note de confidentialité s’ouvre depuis le formulaire et s’y referme @une-fois", async ({ page }) => {
  await open(page, "/");
  const form = await openPhone(page);
  await form.getByRole("link", { name: "Confidentialité" }).click();
  const notice = page.getByRole("dialog", { name: "Confidentialité" });
  await expect(notice).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
  await expect(form.getByRole("link", { name: "Confidentialité" })).toBeFocused();
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "true");
});

test("la note de confidentialité nomme ce que l’onglet garde du lecteur @une-fois", async ({ page }) => {
  await open(page, "/musique");
  await page.getByRole("button", { name: "Onze places" }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain("lecteur");
  await page.getByRole("contentinfo").getByRole("link", { name: "Confidentialité" }).click();
  await expect(page.getByRole("dialog", { name: "Confidentialité" })).toContainText(
    "le morceau que vous écoutiez",
  );
});

test("[C1, C3] une adresse que prend le champ du navigateur n’arrête rien ; si personne ne pourra y répondre, cela se dit @une-fois", async ({
  page,
}) => {
  await open(page, "/");
  const form = await openPhone(page);
  await fill(form);
  await form.getByLabel("Email").fill("zoe@localhost");
  const doubt = form.getByRole("status").filter({ hasText: "ne pourra sans doute pas y répondre" });
  await expect(doubt).toBeVisible();
  await expectNoAxeFindings(page);
  await form.getByLabel("Email").fill("zoe@localhost.fr");
  await expect(doubt).toHaveCount(0);
  await form.getByLabel("Email").fill("z@b.c");
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
});

test("[F3] les mentions légales, seules dans leur page, mènent au formulaire, où un lien suffit @une-fois", async ({
  page,
}) => {
  await page.goto("/mentions-legales.xhtml");
  await page.getByRole("link", { name: "écrire au staff" }).click();
  await expect(phone(page).getByLabel("Nom")).toBeVisible();
  await expect(phoneButton(page)).toBeFocused();
  // The address is the page's own again: reloaded, it opens nothing.
  await expect(page).toHaveURL(/\/$/);
});

test("[C3] un formulaire envoyé vide dit une fois, à l’oreille, tout ce qui manque @une-fois", async ({
  page,
}) => {
  await open(page, "/");
  const form = await openPhone(page);
  await form.getByRole("button", { name: "Envoyer" }).click();
  const missing = form.getByRole("status").filter({ hasText: "À remplir" });
  await expect(missing).toHaveText("À remplir : Nom, Email, Sujet et Message.");
  // Not at each field that is filled, but at the next try.
  await form.getByLabel("Nom").fill("Zoé");
  await expect(missing).toHaveCount(0);
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(missing).toHaveText("À remplir : Email, Sujet et Message.");
  // What is filled, and wrong, belongs to the same sentence: one fault after the other would be one try after the other.
  await form.getByLabel("Email").fill("pas un mail");
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(missing).toHaveText("À remplir : Sujet et Message. À corriger : Email.");
  // Nothing empty, two that are wrong: both, too.
  await form.getByRole("button", { name: "Changer mon nom RP" }).click();
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByRole("status").filter({ hasText: "À corriger : Email et Message." })).toBeAttached();
});
