import type { ArcsData } from "#schemas/page-data.ts";
import styles from "./coming-frame.module.css";

/** An arc that is not told yet: film that has seen no light [A4]. */
export function ComingFrame({ arc }: { arc: ArcsData["coming"][number] }) {
  return (
    <article className={styles.frame} aria-label={`Arc à venir, ${arc.dates}`}>
      <h3 className={styles.name}>{arc.name}</h3>
      <p className={styles.dates}>{arc.dates}</p>
      <p>{arc.text}</p>
    </article>
  );
}
