import type { Locator, Page } from "@playwright/test";
import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, open, test } from "../support/fixtures.ts";

const SEND = "**/api/v1.0/email/send-form";

const phoneButton = (page: Page) => page.getByRole("button", { name: "Téléphone : formulaire de contact" });
const phone = (page: Page) => page.getByRole("region", { name: "Écrire au staff" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Une question" });

async function openPhone(page: Page): Promise<Locator> {
  await phoneButton(page).click();
  await expect(phone(page).getByLabel("Nom")).toBeVisible();
  return phone(page);
}

async function openChat(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Écrire au staff" }).click();
  await expect(chat(page)).toBeVisible();
  return chat(page);
}

async function fill(form: Locator, message = "Bonjour, je change de nom."): Promise<void> {
  await form.getByLabel("Nom").fill("Zoé Éclair");
  await form.getByLabel("Email").fill("zoe@example.org");
  await form.getByLabel("Sujet").fill("Changement de nom");
  await form.getByLabel("Message").fill(message);
}

/** How far the phone is pushed down, as a share of its own height. */
async function phoneOffset(page: Page): Promise<number> {
  return page.getByTestId("phone").evaluate((element) => {
    const { m42 } = new DOMMatrix(getComputedStyle(element).transform);
    return Math.round((m42 / element.clientHeight) * 100);
  });
}

test("[F3] le téléphone dort à 80 % sous le bord, un clic le monte, un autre le range", async ({ page }) => {
  await open(page, "/");
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await expect(phone(page).getByLabel("Nom")).toBeHidden();
  await openPhone(page);
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => phoneOffset(page)).toBe(0);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await phoneButton(page).click();
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await expect(phone(page).getByLabel("Nom")).toBeHidden();
});

test("[F3] le téléphone arrive de 100 % de sa hauteur, sur la courbe du ressort, sans attendre le code", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/", { waitUntil: "commit" });
  await page.getByTestId("phone").waitFor({ state: "attached" });
  const arrival = await page.getByTestId("phone").evaluate((element) => {
    // Once more, however long the browser took to get here.
    element.getAnimations().forEach((animation) => animation.cancel());
    element.style.animationName = "none";
    element.getAnimations();
    element.style.animationName = "";
    const [animation] = element.getAnimations();
    const style = getComputedStyle(element);
    animation?.pause();
    if (animation) animation.currentTime = 0;
    const { m42 } = new DOMMatrix(style.transform);
    const curves = [style.animationTimingFunction, style.transitionTimingFunction];
    animation?.finish();
    return { curves, from: m42 / element.clientHeight };
  });
  expect(arrival.from).toBeCloseTo(1);
  for (const curve of arrival.curves) expect(curve).toMatch(/^linear\(0[ ,].*0\.1262/);
  await expect.poll(() => phoneOffset(page)).toBe(80);
});

test("[A2] l’icône du texte d’accueil lève le téléphone, et les outils restent là tant qu’on la lit", async ({
  page,
}) => {
  await open(page, "/");
  const mark = page.getByRole("button", { name: "Ouvrir le téléphone" });
  await page.evaluate(() => scrollBy(0, 300));
  await mark.scrollIntoViewIfNeeded();
  await expect.poll(() => phoneOffset(page)).toBe(80);
  // Where the text says that it is: at the bottom, on the right.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const place = await phoneButton(page).boundingBox();
  expect(place?.x).toBeGreaterThan(width * 0.75);
  expect(place?.y).toBeGreaterThan(height * 0.75);
  await mark.click();
  await expect(phone(page).getByLabel("Nom")).toBeVisible();
  await expect(phoneButton(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(mark).toBeFocused();
  await expect.poll(() => phoneOffset(page)).toBe(80);
});

test("en lisant vers le bas, les outils des coins s’effacent ; ils reviennent en remontant et au focus @telephone", async ({
  page,
}) => {
  await open(page, "/arc");
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await page.evaluate(() => scrollBy(0, 600));
  await expect.poll(() => phoneOffset(page)).toBe(100);
  await page.evaluate(() => scrollBy(0, -200));
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await page.evaluate(() => scrollBy(0, 600));
  await expect.poll(() => phoneOffset(page)).toBe(100);
  await phoneButton(page).focus();
  await expect.poll(() => phoneOffset(page)).toBe(80);
  await page.evaluate(() => scrollBy(0, 300));
  await expect.poll(() => phoneOffset(page)).toBe(80);
});

test("[F3] le téléphone montre tout le formulaire ; Échap le range et rend le focus à son bouton @une-fois", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const form = await openPhone(page);
  // A window of this height shows the form whole, down to its last line.
  await expect(form.getByRole("link", { name: "Confidentialité" })).toBeInViewport({ ratio: 1 });
  await form.getByLabel("Sujet").focus();
  await page.keyboard.press("Escape");
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(phoneButton(page)).toBeFocused();
});

test("[F3] sous « mouvement réduit », le téléphone monte et descend d’un coup @une-fois", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const lastsMs = () =>
    page.evaluate(() => {
      const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      return Math.max(0, ...ends);
    });
  for (const expanded of ["true", "false"]) {
    await phoneButton(page).click();
    await expect(phoneButton(page)).toHaveAttribute("aria-expanded", expanded);
    expect(await lastsMs()).toBeLessThan(1);
  }
});

test("au plus un des trois est ouvert, et le focus n’est jamais derrière le téléphone", async ({ page }) => {
  await open(page, "/");
  await openPhone(page);
  await expect(page.getByRole("button", { name: "Écrire au staff" })).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Arc" }).focus();
  const narrow = (page.viewportSize()?.width ?? 0) < 640;
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", String(!narrow));
  await page.getByRole("button", { name: "Faire un don" }).click();
  await expect(page.getByRole("dialog", { name: "Faire un don" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("ce que le clavier atteint derrière le téléphone se voit : il descend, et le clavier reste là", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");
  await openPhone(page);
  const posters = page.getByRole("list", { name: "Quelques affiches du mur" }).getByRole("link");
  const outermost = posters.nth(8);
  await outermost.focus();
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(outermost).toBeFocused();
});

test("[F4] la bulle ouvre le formulaire ; la croix, Échap et le fond le ferment, un clic dedans non", async ({
  page,
}) => {
  await open(page, "/arc");
  const form = await openChat(page);
  await expectNoAxeFindings(page);
  await form.getByRole("heading", { name: "Une question" }).click();
  await expect(form).toBeVisible();
  await form.getByRole("button", { name: "Fermer" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name: "Écrire au staff" })).toBeFocused();
  await openChat(page);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await openChat(page);
  await page.mouse.click(4, 4);
  await expect(form).toBeHidden();
});

test("Retour change de page et ferme ce qui était ouvert par-dessus ; Avancer ne le rouvre pas @une-fois", async ({
  page,
}) => {
  await open(page, "/arc");
  await page.getByRole("contentinfo").getByRole("link", { name: "Panneau" }).click();
  await expect(page).toHaveURL(/\/panneau$/);
  const form = await openChat(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/arc$/);
  await expect(form).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/panneau$/);
  await expect(form).toBeHidden();
  await openPhone(page);
  await page.goBack();
  await expect(phoneButton(page)).toHaveAttribute("aria-expanded", "false");
  await page.goForward();
  await expect(page).toHaveURL(/\/panneau$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).click();
  const notice = page.getByRole("dialog", { name: "Mentions légales" });
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(notice).toBeHidden();
});

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

test.describe("quand le code du formulaire n’arrive pas", () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch|dynamically imported/] });

  test("le téléphone le dit, et il vient quand on le redemande @une-fois", async ({ page }) => {
    await page.route("**/assets/contact-form-*.js", (route) => route.abort());
    await open(page, "/arc");
    await phoneButton(page).click();
    await expect(phone(page).getByText("Le formulaire n’est pas arrivé")).toBeVisible();
    await expectNoAxeFindings(page);
    await page.unroute("**/assets/contact-form-*.js");
    await phone(page).getByRole("button", { name: "Réessayer" }).click();
    await expect(phone(page).getByLabel("Nom")).toBeVisible();
  });
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

test.describe("quand l’envoi échoue", () => {
  test.use({
    expectedComplaints: [/Erreur lors de l'envoi de l'e-mail|Failed to load resource/],
  });

  test("[C5] l’entrée d’un réseau d’hôtel répond à la place du fournisseur (doublure) : rien n’est parti, le texte est gardé @une-fois", async ({
    page,
  }) => {
    await page.route(SEND, (route) =>
      route.fulfill({
        status: 200,
        contentType: "text/html",
        body: "<!doctype html><title>Bienvenue</title>",
      }),
    );
    await open(page, "/");
    const form = await openPhone(page);
    await fill(form);
    await form.getByRole("button", { name: "Envoyer" }).click();
    await expect(form.getByRole("alert")).toContainText(
      "Votre message n’est pas parti. Votre texte est gardé.",
    );
    await expect(form.getByLabel("Nom")).not.toHaveValue("");
  });

  test("[C5] la console le dit à la lettre, le visiteur aussi, et le texte reste pour réessayer @une-fois", async ({
    page,
    watch,
  }) => {
    const ids: string[] = [];
    await page.route(SEND, (route) => {
      ids.push(/name="request_id"\r\n\r\n([0-9a-f-]{36})/.exec(route.request().postData() ?? "")?.[1] ?? "");
      if (ids.length === 1) {
        return route.fulfill({
          status: 429,
          contentType: "text/plain",
          body: "Trop de messages à la fois. Réessayez dans dix minutes.",
        });
      }
      return route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
    });
    await open(page, "/");
    const form = await openPhone(page);
    await fill(form);
    await form.getByRole("button", { name: "Envoyer" }).click();
    await expect(form.getByRole("alert")).toHaveText(
      "Trop de messages à la fois. Réessayez dans dix minutes. Votre texte est gardé.",
    );
    expect(watch.complaints.some((line) => line.startsWith("Erreur lors de l'envoi de l'e-mail"))).toBe(true);
    await expect(form.getByLabel("Message")).toHaveValue("Bonjour, je change de nom.");
    await expectNoAxeFindings(page);
    await form.getByRole("button", { name: "Réessayer" }).click();
    await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
    await expect(form.getByRole("alert")).toHaveCount(0);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
  });

  test("[C5] ce que le serveur refuse d’un champ se lit sous ce champ, qui prend le focus @une-fois", async ({
    page,
  }) => {
    await open(page, "/");
    const form = await openPhone(page);
    await fill(form);
    const email = form.getByLabel("Email");
    const send = form.getByRole("button", { name: "Envoyer" });
    await email.fill("lea@");
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Exemple\s: nom@domaine\.fr$/);
    await email.fill("lea@gmail.com");
    await form.getByLabel("Nom", { exact: true }).fill("x".repeat(101));
    await send.click();
    const name = form.getByLabel("Nom", { exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/^Le nom est trop long/);
    await expect(form.getByRole("button", { name: "Réessayer" })).toHaveCount(0);
    await name.fill("Léa");
    await expect(name).toHaveAttribute("aria-invalid", "false");
    // A form that was held back before holds back again for lines that nobody has been told of.
    await form.getByLabel("Sujet").fill("");
    await send.click();
    await form.getByLabel("Message").fill("");
    await form.getByRole("button", { name: "Autre", exact: true }).click();
    await form.getByRole("button", { name: "Changer mon nom RP" }).click();
    await form
      .getByLabel("Message")
      .fill("Pseudo Twitch\u00a0: lea\nArc\u00a0: \nNom actuel\u00a0: Léa\nNouveau nom\u00a0: ");
    await send.click();
    await expect(form.getByLabel("Message")).toBeFocused();
    await expect(form.getByLabel("Message")).toHaveAccessibleDescription(
      /^À compléter\s: Arc et Nouveau nom\.$/,
    );
    await form.getByRole("button", { name: "Envoyer tel quel" }).click();
    await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
  });

  test("[C5] une connexion coupée se dit @une-fois", async ({ page }) => {
    await page.route(SEND, (route) => route.abort());
    await open(page, "/");
    const form = await openChat(page);
    await fill(form);
    await form.getByRole("button", { name: "Envoyer" }).click();
    await expect(form.getByRole("alert")).toContainText("La connexion semble coupée");
    await expect(form.getByLabel("Nom")).toHaveValue("Zoé Éclair");
  });
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

test("un brouillon passe d’un formulaire à l’autre, survit au rechargement, et rien n’est gardé avant d’écrire @une-fois", async ({
  page,
}) => {
  await open(page, "/");
  const form = await openPhone(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await form.getByLabel("Message").fill("À finir ce soir");
  await page.keyboard.press("Escape");
  await expect((await openChat(page)).getByLabel("Message")).toHaveValue("À finir ce soir");
  await page.reload();
  await expect((await openPhone(page)).getByLabel("Message")).toHaveValue("À finir ce soir");
  await phone(page).getByLabel("Message").fill("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("[C3, C4] d’un navigateur qui refuse de garder quoi que ce soit, le message part @une-fois", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("refusé", "SecurityError");
        },
      });
  });
  await open(page, "/");
  const form = await openPhone(page);
  await fill(form);
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
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

test("[A2, C1] le téléphone propose ce pour quoi on écrit : sujet et lignes à compléter, sans perdre un mot", async ({
  page,
}) => {
  await open(page, "/");
  const form = await openPhone(page);
  const reason = (name: string) => form.getByRole("button", { name, exact: true });
  await reason("Changer mon nom RP").click();
  await expect(reason("Changer mon nom RP")).toHaveAttribute("aria-pressed", "true");
  await expect(form.getByLabel("Sujet")).toHaveValue("Changement de nom RP");
  await expect(form.getByLabel("Message")).toHaveValue(/^Pseudo Twitch\s: \nArc\s: \n/);
  await reason("Proposer une affiche").click();
  await expect(form.getByLabel("Sujet")).toHaveValue("Proposition d’affiche");
  await form.getByLabel("Message").fill("J’ai dessiné ceci.");
  await reason("Signaler une erreur").click();
  await expect(form.getByLabel("Sujet")).toHaveValue("Erreur sur le site");
  await expect(form.getByLabel("Message")).toHaveValue("J’ai dessiné ceci.");
  // Their own subject and words stay, and the choice is seen all the same.
  await form.getByLabel("Sujet").fill("Mon affiche");
  await reason("Proposer une affiche").click();
  await expect(reason("Proposer une affiche")).toHaveAttribute("aria-pressed", "true");
  await expect(reason("Signaler une erreur")).toHaveAttribute("aria-pressed", "false");
  await expect(form.getByLabel("Sujet")).toHaveValue("Mon affiche");
  await expect(form.getByLabel("Message")).toHaveValue("J’ai dessiné ceci.");
  await expect(
    form.getByText(
      /^Ce que vous avez écrit reste\. À ne pas oublier\s: Titre, Auteur et Lien vers l’image\.$/,
    ),
  ).toBeVisible();
  await form.getByLabel("Sujet").fill("Erreur sur le site");
  await reason("Autre").click();
  await expect(form.getByLabel("Sujet")).toHaveValue("");
  await expect(form.getByRole("textbox")).toHaveCount(4);
  // Untouched, its lines say nothing: they do not leave, and the first one waits for its answer.
  await form.getByLabel("Message").fill("");
  await reason("Changer mon nom RP").click();
  await form.getByLabel("Nom", { exact: true }).fill("Zoé Éclair");
  await form.getByLabel("Email").fill("zoe@gmial.con");
  await form.getByRole("button", { name: "Envoyer" }).click();
  const message = form.getByLabel("Message");
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/^À compléter\s: Pseudo Twitch, Arc, Nom actuel et Nou/);
  await page.keyboard.type("zora_z");
  await expect(message).toHaveValue(/^Pseudo Twitch\s: zora_z\nArc\s: \n/);
  await expect(message).toHaveAccessibleDescription(/^À compléter\s: Arc, Nom actuel et Nouveau nom\.$/);
  const meant = form
    .getByRole("status")
    .getByRole("button", { name: /^Vouliez-vous écrire zoe@gmail\.com\s\?$/ });
  await expect(meant).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await meant.click();
  await expect(form.getByLabel("Email")).toHaveValue("zoe@gmail.com");
  await expect(form.getByLabel("Email")).toBeFocused();
  await expect(meant).toHaveCount(0);
  // Whoever has no answer for the others may send without them.
  await form.getByRole("button", { name: "Envoyer tel quel" }).click();
  await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
  await expect(form.getByLabel("Email")).toHaveAttribute("placeholder", "");
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

test("[C1] ce pour quoi on écrit reste en vue quand le clavier d’un téléphone rend la fenêtre plus basse @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/");
  const form = await openPhone(page);
  const reason = form.getByRole("button", { name: "Signaler une erreur" });
  await reason.tap();
  await form.getByLabel("Nom").tap();
  await page.setViewportSize({ width: 360, height: 360 });
  await expect(reason).toBeInViewport({ ratio: 1 });
});

test("[C1] sur un téléphone couché, au-dessus de son clavier, un champ se voit entier avec son nom @telephone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, "/");
  const form = await openPhone(page);
  await form.getByLabel("Nom").tap();
  await page.setViewportSize({ width: 740, height: 200 });
  await page.keyboard.type("Léo");
  await expectUncovered(form.getByLabel("Nom"));
  await page.keyboard.press("Tab");
  await page.keyboard.type("leo@exemple.fr");
  await expectUncovered(form.getByLabel("Email"));
  await expectUncovered(form.getByText("Email", { exact: true }));
});

test("[A2] « Ce n’est plus mon nom » ouvre le téléphone avec l’arc, et la personne que la recherche désigne, là où il reste à écrire ; Échap en revient", async ({
  page,
}) => {
  await page.route("**/streamers_cache.json*", (route) =>
    route.fulfill({
      json: [
        {
          username: "zora_z",
          display_name: "Zora",
          arcs: ["Survivor"],
          nomRP: { Survivor: "Capitaine Zed" },
        },
        {
          username: "abel",
          display_name: "Abel",
          arcs: ["School", "Pentacle"],
          nomRP: { School: "Abel Roi" },
        },
      ],
    }),
  );
  await open(page, "/stream?arc=Survivor");
  await expect(page.getByRole("article", { name: "Zora" })).toBeVisible();
  await page.getByRole("button", { name: "Ce n’est plus mon nom" }).click();
  await expect(phone(page).getByLabel("Sujet")).toHaveValue("Changement de nom RP");
  await expect(phone(page).getByLabel("Message")).toHaveValue(
    /^Pseudo Twitch\s: zora_z\nArc\s: Survivor\nNom actuel\s: Capitaine Zed\nNouveau nom\s: $/,
  );
  await expect(phone(page).getByLabel("Nom", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Ce n’est plus mon nom" })).toBeFocused();
  // Of somebody with several roles nobody knows which one it is: the arc is left to say.
  await open(page, "/stream?joueur=abel");
  // Until the list has come, the arc stands there, with a button of its own.
  const renamed = page
    .getByRole("article", { name: "Abel" })
    .getByRole("button", { name: "Ce n’est plus mon nom" });
  await renamed.click();
  const name = phone(page).getByLabel("Nom", { exact: true });
  await expect(name).toBeFocused();
  await expect(phone(page).getByLabel("Message")).toHaveValue(
    /Pseudo Twitch\s: abel\nArc\s: \nNom actuel\s: \n/,
  );
  // An email begun is not called wrong before it is told why.
  const email = phone(page).getByLabel("Email");
  await email.fill("ginette@");
  await email.blur();
  await expect(email).toHaveAttribute("aria-invalid", "false");
  await name.focus();
  await page.keyboard.press("Escape");
  await expect(renamed).toBeFocused();
});

test("[P5] « C’est la mienne » ferme l’affiche sans auteur et ouvre le téléphone avec son titre", async ({
  page,
  request,
}) => {
  const posters: { id: string; title: string; author: string }[] = await (
    await request.get("/affiches.json")
  ).json();
  const orphan = posters.find(({ author }) => author === "???");
  await open(page, `/affiche?affiche=${orphan?.id}`);
  await page.getByRole("dialog").getByRole("button", { name: "C’est la mienne" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(phone(page).getByLabel("Message")).toBeVisible();
  await expect(phone(page).getByLabel("Message")).toHaveValue(new RegExp(`Affiche «\\s${orphan?.title}\\s»`));
  await expect(phone(page).getByLabel("Message")).toHaveValue(/C’est la mienne/);
});

test("ce qu’une page a rempli, et que personne n’a touché, laisse la place à une autre raison, rechargé ou non @une-fois", async ({
  page,
  request,
}) => {
  const posters: { id: string; author: string }[] = await (await request.get("/affiches.json")).json();
  const orphan = posters.find(({ author }) => author === "???");
  await open(page, `/affiche?affiche=${orphan?.id}`);
  await page.getByRole("dialog").getByRole("button", { name: "C’est la mienne" }).click();
  await expect(phone(page).getByLabel("Message")).toHaveValue(/C’est la mienne/);
  await page.reload();
  const form = await openPhone(page);
  await expect(form.getByLabel("Message")).toHaveValue(/C’est la mienne/);
  await form.getByRole("button", { name: "Changer mon nom RP" }).click();
  await expect(form.getByLabel("Message")).toHaveValue(/^Pseudo Twitch/);
  await form.getByRole("button", { name: "Autre" }).click();
  await expect(form.getByLabel("Message")).toHaveValue("");
});

test.describe("hors ligne", () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|Streamers|Erreur/i] });
  test("[C5] sur un téléphone, rien ne couvre que le message n’est pas parti @telephone", async ({
    page,
    context,
  }) => {
    await open(page, "/");
    const form = await openPhone(page);
    await fill(form);
    await context.setOffline(true);
    await form.getByRole("button", { name: "Envoyer" }).click();
    const told = form.getByRole("alert");
    await expect(told).toContainText("La connexion semble coupée");
    await expect(page.getByText(/^Vous êtes hors ligne/)).toBeVisible();
    await expectUncovered(told);
    await context.setOffline(false);
    await expect(page.getByText("Le réseau est revenu.")).toBeVisible();
    await expect(told).toContainText("La connexion est revenue");
    await expectUncovered(told);
  });
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
