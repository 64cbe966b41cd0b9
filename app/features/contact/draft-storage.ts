import { type Draft, emptyDraft, isEmptyDraft, parseDraft } from "./draft.ts";

const KEY = "contact.brouillon";

/** The draft of an earlier visit; empty where storage is refused (private windows, the game's browser). */
export function loadDraft(): Draft {
  try {
    return parseDraft(localStorage.getItem(KEY));
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft on this device until it is sent; an empty one leaves no trace. */
export function saveDraft(draft: Draft): void {
  try {
    if (isEmptyDraft(draft)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage full or refused: the draft lives as long as the page.
  }
}
