import { IconButton } from "../../ui/icon-button.tsx";
import { IconArrowsShuffle, IconRepeat, IconRepeatOnce } from "../../ui/icons.ts";
import type { Repeat } from "./choose-next.ts";
import styles from "./order-buttons.module.css";
import type { Selected } from "./player-state.ts";
import { send } from "./player-store.ts";

const AFTER: Record<Repeat, Repeat> = { off: "group", group: "track", track: "off" };
const LABELS: Record<Repeat, string> = {
  off: "Répéter : non",
  group: "Répéter : le groupe",
  track: "Répéter : la piste",
};

/** Shuffle and repeat; each says in words what it is set to. */
export function OrderButtons({ selected }: { selected: Selected | undefined }) {
  const repeat = selected?.repeat ?? "off";
  const shuffled = selected?.shuffle !== undefined;
  return (
    <div className={styles.order}>
      <IconButton
        label={shuffled ? "Ordre : au hasard" : "Ordre : comme la liste"}
        className={styles.button}
        data-on={shuffled || undefined}
        disabled={!selected}
        onClick={() =>
          send({ type: "shuffle", seed: shuffled ? undefined : Math.floor(Math.random() * 2 ** 31) })
        }
      >
        <IconArrowsShuffle aria-hidden />
      </IconButton>
      <IconButton
        label={LABELS[repeat]}
        className={styles.button}
        data-on={repeat !== "off" || undefined}
        disabled={!selected}
        onClick={() => send({ type: "repeat", repeat: AFTER[repeat] })}
      >
        {repeat === "track" ? <IconRepeatOnce aria-hidden /> : <IconRepeat aria-hidden />}
      </IconButton>
    </div>
  );
}
