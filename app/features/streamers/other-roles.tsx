import { Link } from "../../router/link.tsx";
import type { ArcChoice } from "./arc-choice.ts";
import styles from "./other-roles.module.css";
import { type Performer, performerId } from "./performer.ts";

export interface OtherRolesProps {
  person: Performer;
  arc: string;
  arcs: readonly ArcChoice[];
}

/** Whom the same person plays in the other arcs, in the order of the arcs; each leads to that person there. */
export function OtherRoles({ person, arc, arcs }: OtherRolesProps) {
  const elsewhere = arcs.filter(({ key }) => key !== arc && person.arcs.includes(key));
  const others = elsewhere.filter(({ key }) => person.roles.has(key));
  if (elsewhere.length === 0) return <p className={styles.first}>Première apparition</p>;
  if (others.length === 0) return null;
  return (
    <ul className={styles.roles} aria-label={`Les autres rôles de ${person.displayName}`}>
      {others.map(({ key, name, lang }) => (
        <li key={key} data-arc={key}>
          <Link
            href={`/stream?arc=${encodeURIComponent(key)}#${performerId(person) ?? ""}`}
            className={styles.link}
            aria-current={undefined}
          >
            <span className={styles.arc} lang={lang}>
              {name}
            </span>{" "}
            <span className={styles.role}>{person.roles.get(key)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
