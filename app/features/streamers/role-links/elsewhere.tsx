import styles from "./elsewhere.module.css";
import { RoleLink } from "./role-links.tsx";
import type { RoleElsewhere } from "../select-streamers/select-streamers.ts";

export interface ElsewhereProps {
  title: string;
  found: readonly RoleElsewhere[];
}

/** People of the other arcs whom a visitor wants to see here too: those that a search finds, those on air. */
export function Elsewhere({ title, found }: ElsewhereProps) {
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="ailleurs" className={styles.elsewhere}>
      <h3 id="ailleurs" className={styles.title}>
        {title}
      </h3>
      <ul className={styles.roles}>
        {found.map(({ person, arc }) => (
          <li key={person.username || person.displayName} data-arc={arc.key}>
            <RoleLink person={person} arc={arc} named />
          </li>
        ))}
      </ul>
    </section>
  );
}
