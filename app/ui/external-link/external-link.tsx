import type { AnchorHTMLAttributes } from "react";
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
      {children}
      {arrow && <IconExternalLink className={styles.arrow} aria-hidden />}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  );
}
