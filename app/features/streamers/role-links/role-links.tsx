import { Link } from "#app/router/link.tsx";
import type { ArcChoice } from "../arc-choice.ts";
import { type Performer, performerId } from "../streamer.ts";
import styles from "./role-links.module.css";

export interface RoleLinkProps {
  person: Performer;
  arc: ArcChoice;
  /** Where the person is not on the card around it. */
  named?: boolean;
}

/** Whom somebody plays in another arc; leads to that person there. */
export function RoleLink({ person, arc: { key, name, lang }, named }: RoleLinkProps) {
  return (
    <Link
      href={`/stream?arc=${encodeURIComponent(key)}#${performerId(person) ?? ""}`}
      className={styles.link}
      aria-current={undefined}
    >
      <span className={styles.arc} lang={lang}>
        {name}
      </span>{" "}
      <span className={styles.role}>{person.roles.get(key) ?? "???"}</span>
      {named && <span className={styles.arc}> {person.displayName}</span>}
    </Link>
  );
}
