import type { ArcsData } from "#schemas/page-data.ts";
import styles from "./coming-frame.module.css";

export interface ComingFrameProps {
  arc: ArcsData["coming"][number];
  /** Its place among those to come, from 1: they bear one name, and a list of articles tells them apart. */
  number: number;
}

/** An arc that is not told yet: film that has seen no light [A4]. */
export function ComingFrame({ arc, number }: ComingFrameProps) {
  return (
    <article className={styles.frame} aria-label={`Arc à venir ${number}`}>
      <h3 className={styles.name}>{arc.name}</h3>
      <p className={styles.dates}>{arc.dates}</p>
      <p>{arc.text}</p>
    </article>
  );
}
