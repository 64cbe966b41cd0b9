import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/fixtures.ts";

/** Where every form is sent, whatever the host. */
export const SEND = "**/api/v1.0/email/send-form";

/** What raises the phone, and lays it down. */
export const phoneButton = (page: Page) =>
  page.getByRole("button", { name: "Téléphone : formulaire de contact" });

/** The phone in the corner. */
export const phone = (page: Page) => page.getByRole("region", { name: "Écrire au staff" });

/** The window of the bubble. */
export const chat = (page: Page) => page.getByRole("dialog", { name: "Une question" });

/** Raises the phone, with the form in it. */
export async function openPhone(page: Page): Promise<Locator> {
  await phoneButton(page).click();
  await expect(phone(page).getByLabel("Nom")).toBeVisible();
  return phone(page);
}

/** Opens the window of the bubble. */
export async function openChat(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Écrire au staff" }).click();
  await expect(chat(page)).toBeVisible();
  return chat(page);
}

/** Fills the four fields. */
export async function fill(form: Locator, message = "Bonjour, je change de nom."): Promise<void> {
  await form.getByLabel("Nom").fill("Zoé Éclair");
  await form.getByLabel("Email").fill("zoe@example.org");
  await form.getByLabel("Sujet").fill("Changement de nom");
  await form.getByLabel("Message").fill(message);
}
