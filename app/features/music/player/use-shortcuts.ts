import { useEffect, useEffectEvent } from "react";
import { isBareKey } from "#app/input/bare-key.ts";
import { goBack, type Seek, stepBy } from "./move-in-track.ts";
import { send } from "../player-store.ts";
import { shortcutsOn } from "../shortcuts-store.ts";
import { setVolume, volumeNow } from "./volume-store.ts";

/** What letters are typed into, or choose in: they are never ours there. */
const TYPED =
  "input:not([type='range'], [type='checkbox']), textarea, select, iframe, video, [contenteditable]";

/** What space and the arrows turn, press or move: they are never ours there. */
const PRESSED = `${TYPED}, input, button, a[href], summary, [role='slider'], [tabindex]:not(main):not(h1)`;

/**
 * Keys of the player while a track is selected: space, left and right, n, p, m. Never from a text field or a dialog, space
 * and the arrows neither from a button or a link, which the letters leave alone; never with Ctrl or Alt, and off when the
 * visitor switches them off (WCAG 2.1.4).
 */
export function useShortcuts(active: boolean, seek: Seek): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || !isBareKey(event, /^[a-z]$/.test(event.key) ? TYPED : PRESSED) || !shortcutsOn())
      return;
    if (!(event.target instanceof Element) || document.querySelector("dialog[open]")) return;
    if (perform(event.key, seek)) event.preventDefault();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, [active]);
}

function perform(key: string, seek: Seek): boolean {
  switch (key) {
    case " ":
      send({ type: "toggle" });
      return true;
    case "ArrowLeft":
    case "ArrowRight":
      stepBy(key === "ArrowLeft" ? -1 : 1, seek);
      return true;
    case "n":
      send({ type: "next" });
      return true;
    case "p":
      goBack(seek);
      return true;
    case "m":
      setVolume({ muted: !volumeNow().muted });
      return true;
    default:
      return false;
  }
}
