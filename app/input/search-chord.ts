/** Whether the machine's shortcuts are held with Cmd, as Apple's are: there, Ctrl and K together cut the end of a line. */
export function usesCommandKey(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

/** Whether Ctrl (on a Mac Cmd) and K are pressed: what opens a search over everything, in most places that have one. */
export function isSearchChord(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey || event.defaultPrevented)
    return false;
  return usesCommandKey() ? event.metaKey : event.ctrlKey && !event.metaKey;
}
