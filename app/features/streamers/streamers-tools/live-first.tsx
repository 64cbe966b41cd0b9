import { classNames } from "#app/ui/class-names.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import styles from "./live-first.module.css";

export interface LiveFirstProps {
  on: boolean;
  /** How many are on air, in whatever arc. */
  count: number;
  onChange: (on: boolean) => void;
}

/** Puts those who are on air in front; off at first, so that the order of the tags stands [T7]. */
export function LiveFirst({ on, count, onChange }: LiveFirstProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={classNames(targetLink, styles.switch)}
      onClick={() => onChange(!on)}
    >
      <span className={styles.track} />
      {`En direct d’abord\u00a0(${count})`}
    </button>
  );
}
