import * as z from "zod";
import {
  type ContactMessage,
  EMAIL_ADDRESS,
  everyField,
  FIELD_IN_WORDS,
  type FieldKind,
  type FieldName,
  HIDDEN_FIELDS,
  MESSAGE_FIELDS,
} from "#schemas/contact-message.ts";
import { readBody } from "#server/read-body.ts";
import { Refusal } from "#server/refusal.ts";
import { cleanText, saysSomething } from "./clean-text.ts";
import { readFields, type WireForm } from "./read-fields.ts";

export { WIRE_FIELDS } from "./read-fields.ts";

/** What a form brought: the checked words, the number of the message when it has a good one, and all fields as they came. */
export interface Received {
  message: ContactMessage;
  requestId: string | undefined;
  fields: WireForm;
}

const REQUIRED = "Il manque un champ\u00a0: le nom, l’e-mail, le sujet et le message sont obligatoires.";

/** How each kind of field is put in order. One line has no line breaks, so nothing of it can begin a new mail header. */
const IN_ORDER: Record<FieldKind, (text: string) => string> = {
  line: inOneLine,
  email: inOneLine,
  text: (text) => text.replace(/\r\n?/g, "\n").trim(),
};

/** The bounds of the server (the form itself has none [C1]). */
const Message = z.object(everyField(boundedField));

/** The id that the form draws once per message, so that a retry is recognised. */
const RequestId = z.uuid().transform((id) => id.toLowerCase());

/**
 * Reads the form of a request and checks what the visitor wrote.
 * @throws Refusal 400 with the first thing to mend, 413 when it is too large, 415 when it is no form
 */
export async function readMessage(request: Request): Promise<Received> {
  const fields = readFields(request.headers.get("content-type"), await readBody(request));
  const result = Message.safeParse(Object.fromEntries(fields));
  if (!result.success) throw new Refusal(400, result.error.issues[0]?.message ?? REQUIRED);
  const requestId = RequestId.safeParse(fields.get(HIDDEN_FIELDS.requestId));
  return { message: result.data, requestId: requestId.success ? requestId.data : undefined, fields };
}

function boundedField(name: FieldName) {
  const { kind, limit } = MESSAGE_FIELDS[name];
  const bounded = z
    .string()
    .refine(saysSomething, { error: REQUIRED, abort: true })
    .max(limit, {
      error: `${FIELD_IN_WORDS[name]} est trop long\u00a0: ${limit.toLocaleString("fr-FR")} caractères au plus.`,
    });
  const address = z.email({
    pattern: EMAIL_ADDRESS,
    error: `${FIELD_IN_WORDS.email} n’est pas valable. Exemple\u00a0: nom@domaine.fr`,
  });
  return z
    .string({ error: REQUIRED })
    .transform((text) => IN_ORDER[kind](cleanText(text)))
    .pipe(kind === "email" ? bounded.pipe(address) : bounded);
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
