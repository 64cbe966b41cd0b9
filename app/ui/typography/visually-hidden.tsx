import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

export interface VisuallyHiddenProps {
  /** On windows narrower than this alone: the words beside an icon that has no more room. */
  below?: "40rem" | "64rem";
  /** A heading, or a paragraph, where it is one: `span` otherwise. */
  as?: "h2" | "p" | "span";
  id?: string | undefined;
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Element = "span", id, below, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden} data-below={below}>
      {children}
    </Element>
  );
}
