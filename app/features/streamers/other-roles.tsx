import type { ArcChoice } from "./arc-choice.ts";
import styles from "./other-roles.module.css";
import type { Performer } from "./performer.ts";

/** Whom the same person plays in the other arcs, in the order of the arcs. */
export function OtherRoles({
  person,
  arc,
  arcs,
}: {
  person: Performer;
  arc: string;
  arcs: readonly ArcChoice[];
}) {
  const elsewhere = arcs.filter(({ key }) => key !== arc && person.arcs.includes(key));
  const others = elsewhere.filter(({ key }) => person.roles.has(key));
  if (elsewhere.length === 0) return <p className={styles.roles}>Première apparition</p>;
  if (others.length === 0) return null;
  return (
    <dl className={styles.roles}>
      {others.map(({ key, name, lang }) => (
        <div key={key} className={styles.line} data-arc={key}>
          <dt className={styles.arc} lang={lang === "fr" ? undefined : lang}>
            {name}
          </dt>
          <dd className={styles.role}>{person.roles.get(key)}</dd>
        </div>
      ))}
    </dl>
  );
}
