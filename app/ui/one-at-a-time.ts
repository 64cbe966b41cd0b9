const announcements = new EventTarget();
/** The site's other tabs, from the first sound on: before, nothing here would fall silent. */
let tabs: BroadcastChannel | undefined;

/** Says that `who` starts to sound: everything else that plays falls silent, in the site's other tabs too. */
export function claimSound(who: string): void {
  announce(who);
  if (!tabs && "BroadcastChannel" in globalThis) {
    tabs = new BroadcastChannel("sound");
    tabs.addEventListener("message", () => announce());
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin, and takes no name of it.
  tabs?.postMessage(0);
}

function announce(who?: string): void {
  announcements.dispatchEvent(new CustomEvent("claim", { detail: who }));
}

/** Calls `silence` whenever anything but `who` starts to sound. Gives back the way to stop listening. */
export function onOtherSound(who: string, silence: () => void): () => void {
  const heard = (event: Event) => event instanceof CustomEvent && event.detail !== who && silence();
  announcements.addEventListener("claim", heard);
  return () => announcements.removeEventListener("claim", heard);
}
