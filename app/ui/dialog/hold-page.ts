/** Opens a dialog and makes the page behind it inert and still. @returns a way to stop, which does nothing: it is done */
export function hold(dialog: HTMLDialogElement, focusItself: boolean): () => void {
  dialog.showModal();
  placeFocus(dialog, focusItself);
  document.documentElement.dataset["locked"] = "";
  return () => undefined;
}

/**
 * Opens a dialog that covers the window, then, once it and, a frame later, what was on its way to it have been painted, makes
 * the page behind it inert and still. To be made inert every element of the page is styled anew: half of the time from the
 * click to the picture on a slow phone (docs/decisions/0061). In a page that still fades in (app/router) it would lie under
 * the header, and where another dialog is open, which holds the page already, under that one: there all is done at once.
 * @returns stops what has not been done yet
 */
export function coverThenHold(dialog: HTMLDialogElement, focusItself: boolean): () => void {
  if (dialog.closest("[data-appears]") || document.querySelector("dialog[open]"))
    return hold(dialog, focusItself);
  const waiting = new AbortController();
  const finish = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    const focused = document.activeElement;
    // The attribute, not close(): no frame and no event comes between the two.
    dialog.removeAttribute("open");
    hold(dialog, focusItself);
    if (!focusItself && focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
  };
  dialog.show();
  placeFocus(dialog, focusItself);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(finish)));
  // Esc and Tab find it as they will later.
  addEventListener("keydown", finish, { capture: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** In a low window Chromium gives it to the box that scrolls, which says all that it holds and has no name. */
function placeFocus(dialog: HTMLDialogElement, onItself: boolean): void {
  if (onItself) dialog.focus();
  else if (document.activeElement?.matches("div")) dialog.querySelector("button")?.focus();
}
