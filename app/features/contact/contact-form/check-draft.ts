import { EMAIL_ADDRESS, FIELD_NAMES, type FieldName } from "#schemas/contact-message.ts";
import { enumerated } from "#text/enumerated.ts";
import type { Draft } from "../draft.ts";
import { unanswered } from "../reasons.ts";

export type FieldErrors = Partial<Record<FieldName, string>>;

const required: Record<FieldName, string> = {
  name: "Le nom est requis.",
  email: "L’email est requis.",
  subject: "Le sujet est requis.",
  message: "Le message est requis.",
};

/** What is wrong with each field, in words, lines to complete included; empty when nothing is [C2]. */
export function checkDraft(draft: Draft): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of FIELD_NAMES) if (draft[name].trim() === "") errors[name] = required[name];
  if (!errors.email && !EMAIL_ADDRESS.test(draft.email.trim()))
    errors.email = "Cet email ne semble pas complet. Exemple\u00a0: nom@domaine.fr";
  const { asks } = unanswered(draft.message);
  if (asks.length > 0) errors.message = `À compléter\u00a0: ${enumerated(asks)}.`;
  return errors;
}

/** Whether the message may go all the same: nothing is wrong but lines without an answer, beside others that have one. */
export function maySend(draft: Draft): boolean {
  const { message, ...others } = checkDraft(draft);
  const written = draft.message.trim() !== "" && !unanswered(draft.message).untouched;
  return written && Object.keys(others).length === 0;
}
