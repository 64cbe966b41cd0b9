import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "#app/ui/icons/icons.ts";
import styles from "./dialog-pause.module.css";
import { isOn, isSelected } from "../../player-state.ts";
import { send, usePlayerState } from "../../player-store.ts";

/** Pause and play within an open dialog, under which the mini player is out of reach [M4]; nothing without a track. */
export function DialogPause() {
  const state = usePlayerState();
  if (!isSelected(state) || !state.begun) return null;
  const on = isOn(state.status);
  return (
    <IconButton
      label={on ? "Mettre la musique en pause" : "Reprendre la musique"}
      className={styles.button}
      onClick={() => send({ type: "toggle" })}
    >
      {on ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
    </IconButton>
  );
}
