import type { CSSProperties } from "react";
import { useClock } from "./clock-store.ts";
import { formatTime, spokenTime } from "./format-time.ts";
import type { Selected } from "./player-state.ts";
import range from "./range.module.css";
import styles from "./seek-bar.module.css";

/** How far the track is, and the way to go elsewhere in it; a still line until the length is known. */
export function SeekBar({
  selected,
  onSeek,
}: {
  selected: Selected | undefined;
  onSeek: (seconds: number) => void;
}) {
  const { elapsed, total } = useClock();
  const length = total ?? selected?.track.seconds;
  const share = length ? Math.min(1, elapsed / length) : 0;
  const fill: CSSProperties & Record<"--fill", string> = { "--fill": `${(share * 100).toFixed(2)}%` };
  return (
    <div className={styles.seek}>
      <span className={styles.time}>{formatTime(elapsed)}</span>
      <input
        className={range.line}
        style={fill}
        type="range"
        min={0}
        max={Math.max(1, Math.floor(length ?? 1))}
        step={1}
        value={Math.floor(elapsed)}
        disabled={total === undefined}
        aria-label="Position dans la piste"
        aria-valuetext={length ? `${spokenTime(elapsed)} sur ${spokenTime(length)}` : spokenTime(elapsed)}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
      <span className={styles.time}>{length ? formatTime(length) : "–:––"}</span>
    </div>
  );
}
