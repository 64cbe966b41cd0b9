import { HIDDEN_FIELDS } from "#schemas/contact-message.ts";
import styles from "./honeypot.module.css";

/** A field that only robots fill: out of sight, of the tab order and of screen readers; a hit is scored, not refused. */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        Ne pas remplir
        <input type="text" name={HIDDEN_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
