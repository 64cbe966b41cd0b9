import { type ContactMessage, everyField, FIELD_NAMES } from "#schemas/contact-message.ts";

/** What the visitor has written so far. */
export type Draft = ContactMessage;

export const emptyDraft: Draft = everyField(() => "");

/** Whether nothing is written in any field. */
export function isEmptyDraft(draft: Draft): boolean {
  return FIELD_NAMES.every((name) => draft[name] === "");
}

/** Fields that hold only spaces count as empty [C2], and show the placeholder: this empties them. */
export function withoutBlanks(draft: Draft): Draft {
  return everyField((name) => (draft[name].trim() === "" ? "" : draft[name]));
}

/** A draft as it is kept, with the lines that a reason has put in, to know them from what is written. */
export interface KeptDraft {
  draft: Draft;
  filled: string;
  /** The number under which these very words were tried, while nobody knows that they have arrived. */
  id?: string | undefined;
}

export const nothingKept: KeptDraft = { draft: emptyDraft, filled: "" };

/** Reads a stored draft back; anything that is not one gives the empty draft. */
export function parseDraft(text: string | undefined): KeptDraft {
  try {
    const value: unknown = JSON.parse(text ?? "");
    if (typeof value !== "object" || value === null) return nothingKept;
    const known = new Map<string, unknown>(Object.entries(value));
    const read = (name: string) => {
      const field = known.get(name);
      return typeof field === "string" ? field : "";
    };
    return { draft: everyField(read), filled: read("filled"), id: read("id") || undefined };
  } catch {
    return nothingKept;
  }
}
