import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconArrowsShuffle, IconRepeat, IconRepeatOnce } from "#app/ui/icons/icons.ts";
import type { Repeat } from "../../../choose-next.ts";
import styles from "./order-buttons.module.css";
import { isAlone, type Selected } from "../../../player-state.ts";
import { send } from "../../../player-store.ts";

const AFTER: Record<Repeat, Repeat> = { off: "group", group: "track", track: "off" };
/** In a group of one track, the group is the track. */
const AFTER_ALONE: Record<Repeat, Repeat> = { off: "track", group: "off", track: "off" };
const LABELS: Record<Repeat, string> = {
  off: "Répéter : non",
  group: "Répéter : le groupe",
  track: "Répéter : la piste",
};

/** Shuffle and repeat; each says in words what it is set to. */
export function OrderButtons({ selected }: { selected: Selected | undefined }) {
  const repeat = selected?.repeat ?? "off";
  const alone = selected !== undefined && isAlone(selected);
  const shuffled = selected?.shuffle !== undefined && !alone;
  return (
    <div className={styles.order}>
      <IconButton
        label={alone ? "Ordre : une seule piste" : `Ordre : ${shuffled ? "au hasard" : "comme la liste"}`}
        className={styles.button}
        data-on={shuffled || undefined}
        disabled={!selected || alone}
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
        onClick={() => send({ type: "repeat", repeat: (alone ? AFTER_ALONE : AFTER)[repeat] })}
      >
        {repeat === "track" ? <IconRepeatOnce aria-hidden /> : <IconRepeat aria-hidden />}
      </IconButton>
    </div>
  );
}
