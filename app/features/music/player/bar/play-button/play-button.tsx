import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "#app/ui/icons/icons.ts";
import { isOn, type Selected } from "../../../player-state.ts";
import { PLAY_BUTTON } from "../../play-button-focus.ts";
import { send } from "../../../player-store.ts";
import { Wheel } from "../../../wheel/wheel.tsx";
import styles from "./play-button.module.css";

/** Play or pause [M4, M5]; a ring turns around it while the sound is on its way. */
export function PlayButton({ status }: { status: Selected["status"] | undefined }) {
  const on = isOn(status);
  return (
    <span className={styles.place}>
      <IconButton
        id={PLAY_BUTTON}
        label={on ? "Pause" : "Lecture"}
        className={styles.button}
        disabled={status === undefined}
        onClick={() => send({ type: "toggle" })}
      >
        {on ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
      </IconButton>
      {status === "loading" && <Wheel className={styles.ring} />}
    </span>
  );
}
