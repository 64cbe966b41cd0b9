import { randomUUID } from "node:crypto";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { HIDDEN_FIELDS, PROVIDER_FIELDS } from "#schemas/contact-message.ts";

/** A form as a visitor's browser fills it; fields given here replace or add. */
export function contactForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const all = {
    name: "Camille Dupont",
    email: "camille@example.fr",
    subject: "Changement de nom",
    message: "Bonjour, je voudrais changer de nom RP.",
    [PROVIDER_FIELDS.libraryVersion]: "4.4.1",
    [PROVIDER_FIELDS.serviceId]: "service_local",
    [PROVIDER_FIELDS.templateId]: "template_contact",
    [PROVIDER_FIELDS.publicKey]: "cle_publique",
    [HIDDEN_FIELDS.requestId]: randomUUID(),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
}

/** Posts a form to a server as one of its own pages would. */
export function postForm(
  url: string,
  form: FormData = contactForm(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + SEND_FORM_PATH, { method: "POST", body: form, headers: { origin: url, ...headers } });
}
