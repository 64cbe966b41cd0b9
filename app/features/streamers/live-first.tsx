import styles from "./live-first.module.css";

/** Puts those who are on air in front; off at first, so that the order of the tags stands [T7]. */
export function LiveFirst({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={() => onChange(!on)}
    >
      <span className={styles.track} />
      En direct d’abord
    </button>
  );
}
