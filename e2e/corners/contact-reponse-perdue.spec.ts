import type { Page, Route } from "@playwright/test";
import { expect, open, test } from "../support/fixtures.ts";
import { keptFrom } from "../support/kept-messages.ts";
import { fill, openPhone, phone, SEND } from "./contact-forms.ts";

const UNSURE = /peut-être pas parti\. Votre texte est gardé\. Réessayez, il ne sera reçu qu’une fois/;

/** Lets the site receive the first message whole, and loses its answer; gives how many have been sent so far. */
async function loseAnswer(page: Page, lose: (route: Route) => unknown): Promise<() => number> {
  let sent = 0;
  await page.route(SEND, async (route) => {
    if (sent++ > 0) return route.continue();
    await route.fetch();
    await lose(route);
  });
  return () => sent;
}

/** Sends from the phone under an address of its own. */
async function send(page: Page, email: string) {
  const form = await openPhone(page);
  await fill(form);
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Envoyer" }).click();
  return form;
}

test.describe("le site a reçu le message, sa réponse s’est perdue @une-fois", () => {
  test.use({ expectedComplaints: [/Failed to load resource|Erreur lors de l'envoi de l'e-mail/] });

  test("[C5] la ligne est coupée : il n’est pas dit que rien n’est parti, et renvoyé après avoir rechargé la page, le staff ne le reçoit qu’une fois", async ({
    page,
  }) => {
    await loseAnswer(page, (route) => route.abort("connectionreset"));
    await open(page, "/");
    const form = await send(page, "coupee@example.org");
    await expect(form.getByRole("alert")).toHaveText(UNSURE);
    await page.reload();
    await openPhone(page);
    await expect(form.getByLabel("Message")).toHaveValue("Bonjour, je change de nom.");
    await form.getByRole("button", { name: "Envoyer" }).click();
    await expect(form.getByText("Message envoyé avec succès !")).toBeVisible();
    expect(keptFrom("coupee@example.org")).toBe(1);
    // The same words another day are another message.
    await fill(form);
    await form.getByLabel("Email").fill("coupee@example.org");
    await form.getByRole("button", { name: "Envoyer" }).click();
    await expect.poll(() => keptFrom("coupee@example.org")).toBe(2);
  });

  test("[C5] elle ne vient jamais : la page fermée pendant l’envoi, puis rouverte et renvoyée, c’est un seul message", async ({
    page,
  }) => {
    const sent = await loseAnswer(page, () => undefined);
    await open(page, "/");
    await send(page, "muette@example.org");
    await expect.poll(() => keptFrom("muette@example.org")).toBe(1);
    await open(page, "/arc");
    await openPhone(page);
    await phone(page).getByRole("button", { name: "Envoyer" }).click();
    await expect(phone(page).getByText("Message envoyé avec succès !")).toBeVisible();
    expect([sent(), keptFrom("muette@example.org")]).toEqual([2, 1]);
  });
});
