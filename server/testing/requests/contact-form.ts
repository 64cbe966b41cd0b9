import { randomUUID } from "node:crypto";

/** Where the form goes [C3]. */
export const SEND_FORM = "/api/v1.0/email/send-form";

/** A form as a visitor's browser fills it; fields given here replace or add. */
export function contactForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const all = {
    name: "Camille Dupont",
    email: "camille@example.fr",
    subject: "Changement de nom",
    message: "Bonjour, je voudrais changer de nom RP.",
    lib_version: "4.4.1",
    service_id: "service_local",
    template_id: "template_contact",
    user_id: "cle_publique",
    request_id: randomUUID(),
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
  return fetch(url + SEND_FORM, { method: "POST", body: form, headers: { origin: url, ...headers } });
}
