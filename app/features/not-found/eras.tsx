import { content } from "#app/content/content.ts";
import { Link } from "#app/router/link.tsx";
import { ArcIndex } from "#app/ui/arc-index/arc-index.tsx";
import { HYPHENATED, Unbroken } from "#app/ui/typography/unbroken.tsx";
import styles from "./not-found.module.css";

/** The times that one may still travel to from the 404 page: the arcs, by their year, each on its colour. */
export function Eras() {
  const { arcs } = content("arcs");
  if (arcs.length === 0) return null;
  return (
    <nav aria-label="Époques" className={styles.eras}>
      <p>
        <Unbroken
          text={"En attendant que la machine soit réparée, ces époques-là restent ouvertes\u00a0:"}
          pattern={HYPHENATED}
        />
      </p>
      <ArcIndex arcs={arcs}>
        {({ key }, look, words) => (
          <Link href={`/arc#${key}`} className={look}>
            {words}
          </Link>
        )}
      </ArcIndex>
    </nav>
  );
}
