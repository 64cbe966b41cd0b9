import type { AnchorHTMLAttributes, ReactNode } from "react";
import { IconExternalLink } from "../icons/icons.ts";
import { VisuallyHidden } from "../typography/visually-hidden.tsx";
import styles from "./external-link.module.css";
import { classNames } from "../class-names.ts";

export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Leave the small arrow out where the link already shows an icon of the place it leads to. */
  arrow?: boolean;
}

/** A link that leaves the site, in a new tab, and says so. */
export function ExternalLink({ children, className, arrow = true, ...anchor }: ExternalLinkProps) {
  return (
    <a {...anchor} className={classNames(styles.link, className)} target="_blank" rel="noopener noreferrer">
      {arrow ? <WithArrow>{children}</WithArrow> : children}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  );
}

/** The arrow never stands alone on a line: it holds to the last word. */
function WithArrow({ children }: { children: ReactNode }) {
  const text = typeof children === "string" ? children : "";
  const last = text.lastIndexOf(" ") + 1;
  return (
    <span>
      {text ? text.slice(0, last) : children}
      <span className={styles.end}>
        {text.slice(last)}
        <IconExternalLink className={styles.arrow} aria-hidden />
      </span>
    </span>
  );
}
