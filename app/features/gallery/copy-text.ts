/**
 * Puts a text on the clipboard: the browser's own way, else a hidden field that is selected and copied, for the game's
 * browser and for pages without https, where the first way is missing.
 * @param place where the field may stand: inside the open dialog, since what is behind cannot be selected
 * @returns false when neither way works
 */
export async function copyText(text: string, place: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, place);
  }
}

function copySelection(text: string, place: HTMLElement): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  place.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    // Some embedded browsers throw instead of answering false.
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
