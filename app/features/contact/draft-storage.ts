import { type Kept, recall, remember } from "#app/state/device-storage.ts";
import { isEmptyDraft, type KeptDraft, parseDraft } from "./draft.ts";

const DRAFT: Kept = { area: "local", key: "contact.brouillon" };

/** The draft of an earlier visit; empty where there is none. */
export function loadDraft(): KeptDraft {
  return parseDraft(recall(DRAFT));
}

/** Keeps the draft on this device until it is sent; an empty one leaves no trace. */
export function saveDraft({ draft, filled, id }: KeptDraft): void {
  remember(DRAFT, isEmptyDraft(draft) ? undefined : JSON.stringify({ ...draft, filled, id }));
}

/** The words that are kept, and the id under which they were last tried, if they were. */
export function lastTry(): { words: string; id: string | undefined } {
  const { draft, id } = loadDraft();
  return { words: JSON.stringify(draft), id };
}

/** Keeps the id under which words are tried; where another tab has kept others since, they stay as they are. */
export function keepId(words: string, id: string | undefined): void {
  const kept = loadDraft();
  if (JSON.stringify(kept.draft) === words) saveDraft({ ...kept, id });
}
