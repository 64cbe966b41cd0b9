import { expectUncovered } from "../support/expect-uncovered.ts";
import { expect, expectNoAxeFindings, open, test } from "../support/fixtures.ts";
import { phoneButton, phone, SEND, openPhone, fill, openChat } from "./contact-forms.ts";

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
