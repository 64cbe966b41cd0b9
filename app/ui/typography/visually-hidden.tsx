import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

export interface VisuallyHiddenProps {
  /** On windows narrower than this alone: the words beside an icon that has no more room. */
  below?: "40rem" | "64rem";
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ below, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} data-below={below}>
      {children}
    </span>
  );
}
