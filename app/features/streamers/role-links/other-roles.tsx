import type { ArcChoice } from "../arc-choice.ts";
import styles from "./other-roles.module.css";
import type { Performer } from "../streamer.ts";
import { RoleLink } from "./role-links.tsx";

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
      {others.map((other) => (
        <li key={other.key} data-arc={other.key}>
          <RoleLink person={person} arc={other} />
        </li>
      ))}
    </ul>
  );
}
