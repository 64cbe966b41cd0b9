import { IconButton } from "../button/icon-button.tsx";
import { IconX } from "../icons/icons.ts";
import styles from "./dialog-header.module.css";

export interface DialogHeaderProps {
  /** Give the same id to the dialog's `labelledBy`. */
  titleId: string;
  title: string;
  onClose: () => void;
}

/** The head of a dialog: its title and the close button, which stay in sight while the rest scrolls. */
export function DialogHeader({ titleId, title, onClose }: DialogHeaderProps) {
  return (
    // No <header>: in a dialog that would be a second banner of the page.
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <IconButton label="Fermer" onClick={onClose}>
        <IconX aria-hidden />
      </IconButton>
    </div>
  );
}
