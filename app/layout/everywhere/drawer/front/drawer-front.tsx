import type { ReactNode } from "react";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconSearch, IconX } from "#app/ui/icons/icons.ts";
import styles from "./drawer-front.module.css";

export interface DrawerFrontProps {
  titleId: string;
  onClose: () => void;
  /** The field. */
  children: ReactNode;
}

/** The front of the drawer: its label in a brass holder, and the card that one writes on. It stays in sight while the cards scroll. */
export function DrawerFront({ titleId, onClose, children }: DrawerFrontProps) {
  return (
    <div className={styles.front}>
      <div className={styles.line}>
        <h2 id={titleId} className={styles.label}>
          Chercher partout
        </h2>
        <IconButton label="Fermer" onClick={onClose}>
          <IconX aria-hidden />
        </IconButton>
      </div>
      <div className={styles.card}>
        <IconSearch className={styles.glass} aria-hidden />
        {children}
      </div>
    </div>
  );
}
