/** Whether the machine's shortcuts are held with Cmd, as Apple's are: there, Ctrl and K together cut the end of a line. */
export function usesCommandKey(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

/** Whether Ctrl (on a Mac Cmd) and this letter alone are pressed, and belong to nobody yet. */
export function isChord(event: KeyboardEvent, letter: string): boolean {
  if (event.key.toLowerCase() !== letter || event.altKey || event.shiftKey || event.defaultPrevented)
    return false;
  return usesCommandKey() ? event.metaKey : event.ctrlKey && !event.metaKey;
}

/** « Ctrl Z », as this machine's keyboard writes it. */
export function chordName(letter: string): string {
  return `${usesCommandKey() ? "Cmd" : "Ctrl"} ${letter.toUpperCase()}`;
}
