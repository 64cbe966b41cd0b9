import { type Kept, recall, remember } from "#app/state/device-storage.ts";
import { isEmptyDraft, type KeptDraft, parseDraft } from "./draft.ts";

const DRAFT: Kept = { area: "local", key: "contact.brouillon" };

/** The draft of an earlier visit; empty where there is none. */
export function loadDraft(): KeptDraft {
  return parseDraft(recall(DRAFT));
}

/** Keeps the draft on this device until it is sent; an empty one leaves no trace. */
export function saveDraft({ draft, filled }: KeptDraft): void {
  remember(DRAFT, isEmptyDraft(draft) ? undefined : JSON.stringify({ ...draft, filled }));
}
