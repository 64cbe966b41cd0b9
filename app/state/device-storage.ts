/** Where a text is kept on the visitor's device: until they empty it (`local`), or until the tab is closed (`session`). */
export interface Kept {
  area: "local" | "session";
  key: string;
}

/** The text that is kept, or undefined: nothing is, or the browser refuses (private windows, the game's browser). */
export function recall({ area, key }: Kept): string | undefined {
  try {
    return storage(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or forgets it when there is none. A browser that refuses, or has no room, keeps nothing: the page goes on without. */
export function remember({ area, key }: Kept, text: string | undefined): void {
  try {
    if (text === undefined) storage(area).removeItem(key);
    else storage(area).setItem(key, text);
  } catch {
    // Not kept; what the page shows is right all the same.
  }
}

function storage(area: Kept["area"]): Storage {
  return area === "local" ? localStorage : sessionStorage;
}
