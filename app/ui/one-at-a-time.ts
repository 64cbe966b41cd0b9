const announcements = new EventTarget();

/** Says that `who` starts to sound: everything else that plays falls silent. */
export function claimSound(who: string): void {
  announcements.dispatchEvent(new CustomEvent("claim", { detail: who }));
}

/** Calls `silence` whenever anything but `who` starts to sound. Gives back the way to stop listening. */
export function onOtherSound(who: string, silence: () => void): () => void {
  const heard = (event: Event) => event instanceof CustomEvent && event.detail !== who && silence();
  announcements.addEventListener("claim", heard);
  return () => announcements.removeEventListener("claim", heard);
}
