/** What the visitor has written so far; the names are those of the wire [C1, C3]. */
export interface Draft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type FieldName = keyof Draft;

/** In the order of the form, which is also the order in which a fault takes the focus. */
export const fieldNames: readonly FieldName[] = ["name", "email", "subject", "message"];

export const emptyDraft: Draft = { name: "", email: "", subject: "", message: "" };

/** Whether nothing is written in any field. */
export function isEmptyDraft(draft: Draft): boolean {
  return fieldNames.every((name) => draft[name] === "");
}

/** Fields that hold only spaces count as empty [C2], and show the placeholder: this empties them. */
export function withoutBlanks(draft: Draft): Draft {
  const kept = { ...draft };
  for (const name of fieldNames) if (kept[name].trim() === "") kept[name] = "";
  return kept;
}

/** Reads a stored draft back; anything that is not one gives the empty draft. */
export function parseDraft(text: string | undefined): Draft {
  try {
    const value: unknown = JSON.parse(text ?? "");
    if (typeof value !== "object" || value === null) return emptyDraft;
    const known = new Map(Object.entries(value));
    const draft = { ...emptyDraft };
    for (const name of fieldNames) {
      const field: unknown = known.get(name);
      if (typeof field === "string") draft[name] = field;
    }
    return draft;
  } catch {
    return emptyDraft;
  }
}
