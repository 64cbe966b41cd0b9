import type { ArcsData } from "#schemas/page-data.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { isUntold } from "../arcs-words.ts";
import styles from "./coming-frame.module.css";

export interface ComingFrameProps {
  arc: ArcsData["coming"][number];
  /** Its place among those to come, from 1: they bear one name, and a list of articles tells them apart. */
  number: number;
}

/** An arc that is not told yet: film that has seen no light [A4]. */
export function ComingFrame({ arc, number }: ComingFrameProps) {
  const id = `a-venir-${number}`;
  return (
    <article className={styles.frame} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        <Heard seen={arc.name} words={`Arc à venir ${number}`} />
      </h3>
      <p className={styles.dates}>
        <Heard seen={arc.dates} words="Dates à venir" />
      </p>
      <p>{arc.text}</p>
    </article>
  );
}

/** What is seen to the letter; question marks, which say nothing to the ear, are heard in words. */
function Heard({ seen, words }: { seen: string; words: string }) {
  if (!isUntold(seen)) return seen;
  return (
    <>
      <span aria-hidden>{seen}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
