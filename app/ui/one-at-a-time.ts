const heard = new Set<(who?: string) => void>();
/** The site's other tabs, from the first sound on: before, nothing here would fall silent. */
let tabs: BroadcastChannel | undefined;

/** Says that `who` starts to sound: everything else that plays falls silent, in the site's other tabs too. */
export function claimSound(who: string): void {
  announce(who);
  if (!tabs) {
    tabs = new BroadcastChannel("sound");
    tabs.addEventListener("message", () => announce());
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin, and takes no name of it.
  tabs.postMessage(0);
}

function announce(who?: string): void {
  heard.forEach((hear) => hear(who));
}

/** Calls `silence` whenever anything but `who` starts to sound. Gives back the way to stop listening. */
export function onOtherSound(who: string, silence: () => void): () => void {
  const hear = (other?: string) => void (other !== who && silence());
  heard.add(hear);
  return () => void heard.delete(hear);
}
