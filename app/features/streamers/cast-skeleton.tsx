import list from "./cast-list.module.css";
import styles from "./cast-skeleton.module.css";

/** The places of the cards to come: as many as the content counts in the arc, so that the page keeps its height. */
export function CastSkeleton({ count }: { count: number }) {
  return (
    <>
      <noscript>
        <p className={styles.words}>
          La liste des joueurs s’affiche avec JavaScript. Cet arc en compte {count}.
        </p>
      </noscript>
      <div className={`${list.list} ${styles.places}`} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.place} />
        ))}
      </div>
    </>
  );
}
