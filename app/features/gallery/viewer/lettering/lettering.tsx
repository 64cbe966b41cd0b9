import styles from "./lettering.module.css";

/**
 * What is written on a picture, folded: for those who cannot read it there, and what describes the image to a screen
 * reader. Its place is kept while the words are on their way.
 */
export function Lettering({ id, pieces }: { id: string; pieces: readonly string[] | undefined }) {
  if (!pieces) return <div className={styles.lettering} />;
  if (pieces.length === 0) return null;
  return (
    <details className={styles.lettering}>
      <summary className={styles.summary}>Ce qui est écrit</summary>
      <p className={styles.text} id={id}>
        {pieces.join("\n")}
      </p>
    </details>
  );
}
