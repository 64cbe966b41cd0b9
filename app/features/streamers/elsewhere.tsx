import styles from "./elsewhere.module.css";
import { RoleLink } from "./role-link.tsx";
import type { RoleElsewhere } from "./select-streamers.ts";

/** Whom the search finds in the other arcs: a visitor has read a role's name, not the arc's. */
export function Elsewhere({ found }: { found: readonly RoleElsewhere[] }) {
  return (
    <section aria-labelledby="ailleurs" className={styles.elsewhere}>
      <h3 id="ailleurs" className={styles.title}>
        Dans les autres arcs
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
