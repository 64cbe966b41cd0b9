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
  const sign = arrow && <IconExternalLink className={styles.arrow} aria-hidden />;
  // The sign never stands alone on a line: it holds to the last word, as « ? » does; a phone has no line for a longer one.
  const [, words, last] =
    (typeof children === "string" && /^(.* )?([^ ?!:][^ ]{0,23}(?: [?!:])?)$/.exec(children)) || [];
  return (
    <a {...anchor} className={classNames(styles.link, className)} target="_blank" rel="noopener noreferrer">
      {last ? (
        <span>
          {words}
          <span className={styles.end}>
            {last}
            {sign}
          </span>
        </span>
      ) : (
        children
      )}
      {!last && sign}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  );
}
