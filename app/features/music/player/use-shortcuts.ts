import { useEffect, useEffectEvent } from "react";
import { isBareKey, keyName } from "#app/input/bare-key.ts";
import { singleKeysOn } from "#app/input/single-keys.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { goBack, type Seek, stepBy } from "./move-in-track.ts";
import { isSelected } from "../player-state.ts";
import { playerState, send } from "../player-store.ts";
import { asksFirst } from "../shows-picture.ts";
import { toggleSound } from "./volume-store.ts";

/** What letters are typed into, or choose in: they are never ours there. */
const TYPED =
  "input:not([type='range'], [type='checkbox']), textarea, select, iframe, video, [contenteditable]";

/** What the arrows move or scroll: they are never ours there. */
const MOVED = `${TYPED}, input, [role='slider'], [tabindex='0']`;

/** What space presses, too. A link is followed by Enter alone. */
const PRESSED = `${MOVED}, button, summary`;

/** Keys that no dialog has for itself. */
const LETTERS = new Set(["n", "p", "m"]);

/**
 * Keys of the player while a track is selected: space, left and right, n, p, m. Never from a text field, the
 * arrows neither from what they move, space neither from what it presses, and neither of both from a dialog, which has its own;
 * never with Ctrl or Alt, and off when the visitor switches them off (WCAG 2.1.4).
 */
export function useShortcuts(active: boolean, seek: Seek): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyName(event);
    const taken = key === " " ? PRESSED : key.startsWith("Arrow") ? MOVED : TYPED;
    if (event.shiftKey || !isBareKey(event, taken) || !singleKeysOn()) return;
    if (!(event.target instanceof Element)) return;
    const inDialog = document.querySelector("dialog[open]") !== null;
    if (inDialog && !LETTERS.has(key)) return;
    if (!perform(key, seek)) return;
    event.preventDefault();
    // The mini player, which says it elsewhere, is out of sight and hearing there.
    if (inDialog && key !== "m") toast.status(whatIsOn());
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, [active]);
}

function whatIsOn(): string {
  const state = playerState();
  if (!isSelected(state)) return "";
  const { title } = state.track;
  return asksFirst(state) ? `${title}\u00a0: vidéo à lancer, hors de cette fenêtre.` : `♪ ${title}`;
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
      // Silence alone could be a pause, or the network.
      toast.status(toggleSound() ? "Le son est coupé." : "Le son est rétabli.");
      return true;
    default:
      return false;
  }
}
