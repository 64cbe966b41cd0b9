import * as z from "zod";
import type { ContactMessage } from "#server/outbox/message.ts";
import { cleanText } from "./clean-text.ts";
import type { FieldName } from "./read-fields.ts";
import { Refusal } from "#server/refusal.ts";

const REQUIRED = "Il manque un champ\u00a0: le nom, l’e-mail, le sujet et le message sont obligatoires.";

/** One line: line breaks become spaces, so nothing of it can begin a new mail header. */
function line(label: string, max: number) {
  return z
    .string({ error: REQUIRED })
    .transform((text) => cleanText(text).replace(/\s+/g, " ").trim())
    .pipe(bounded(label, max));
}

function bounded(label: string, max: number) {
  return z
    .string()
    .min(1, { error: REQUIRED })
    .max(max, { error: `${label} est trop long\u00a0: ${max.toLocaleString("fr-FR")} caractères au plus.` });
}

/** The bounds of the server (the form itself has none [C1]): characters, after normalisation to NFC. */
const Message = z.object({
  name: line("Le nom", 100),
  email: line("L’e-mail", 254).pipe(
    z.email({ error: "L’adresse e-mail n’est pas valable. Exemple\u00a0: nom@domaine.fr" }),
  ),
  subject: line("Le sujet", 200),
  message: z
    .string({ error: REQUIRED })
    .transform((text) => cleanText(text).replace(/\r\n?/g, "\n").trim())
    .pipe(bounded("Le message", 10_000)),
});

/** The id that the form draws once per message, so that a retry is recognised. */
const RequestId = z.uuid().transform((id) => id.toLowerCase());

/**
 * Checks what the visitor wrote.
 * @throws Refusal 400 with the first thing to mend
 */
export function readMessage(fields: ReadonlyMap<FieldName, string>): {
  message: ContactMessage;
  requestId: string | undefined;
} {
  const result = Message.safeParse(Object.fromEntries(fields));
  if (!result.success) throw new Refusal(400, result.error.issues[0]?.message ?? REQUIRED);
  const requestId = RequestId.safeParse(fields.get("request_id"));
  return { message: result.data, requestId: requestId.success ? requestId.data : undefined };
}
