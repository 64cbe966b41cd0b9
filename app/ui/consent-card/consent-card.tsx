import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import styles from "./consent-card.module.css";
import { ExternalLink } from "../external-link/external-link.tsx";

export interface ConsentCardProps {
  /** Who receives what, in a sentence or two. */
  notice: string;
  /** The button that loads the outside frame: its sign and its words. */
  action: ReactNode;
  onAccept: () => void;
  /** The service's own page, for those who prefer it. */
  href: string;
  linkLabel: string;
}

/** Stands where an outside frame will be: nothing is requested from anyone before the click (GDPR, ePrivacy art. 82). */
export function ConsentCard({ notice, action, onAccept, href, linkLabel }: ConsentCardProps) {
  return (
    <div className={styles.card}>
      <Button onClick={onAccept}>{action}</Button>
      <p className={styles.notice}>{notice}</p>
      <ExternalLink href={href} className={styles.link}>
        {linkLabel}
      </ExternalLink>
    </div>
  );
}
