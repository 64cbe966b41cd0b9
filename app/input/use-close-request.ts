import { useEffectEvent, useLayoutEffect } from "react";

/** As far as it is used here; Chromium has it from 126 on, WebKit and Firefox do not yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}
declare const CloseWatcher: (new () => Watcher) | undefined;

/** What is open where there are no watchers, the last on top. */
const layers: (() => void)[] = [];

/**
 * Calls `close` when the open layer, the last of several, is asked to go: by Esc, and by Back on an Android phone, which
 * then leaves the page where it is. The browser asks a `<dialog>` by itself; this is for layers that are none
 * (docs/decisions/0065).
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const onRequest = useEffectEvent(close);
  // As soon as it is seen open: whoever asks at once is heard.
  useLayoutEffect(() => {
    if (!open) return;
    if (typeof CloseWatcher === "function") {
      const watcher = new CloseWatcher();
      watcher.addEventListener("close", () => onRequest());
      return () => watcher.destroy();
    }
    const layer = () => onRequest();
    layers.push(layer);
    addEventListener("keydown", onKey);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [open]);
}

/** One Esc, one layer. A dialog that lies over them takes its own. */
function onKey(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (!top || event.key !== "Escape" || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]")) return;
  event.preventDefault();
  top();
}
