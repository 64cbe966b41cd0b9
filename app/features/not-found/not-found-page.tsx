import { classNames } from "#app/ui/class-names.ts";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import { Eras } from "./eras.tsx";
import { NearestPages } from "./nearest-pages.tsx";
import styles from "./not-found.module.css";

/** Any path that the site does not have [R8]; both sentences are literal. */
export function NotFoundPage() {
  return (
    <section className={classNames(pageWidth, styles.page)}>
      <h1 className={styles.code} lang="en">
        ERROR:404
      </h1>
      <p className={styles.sentence}>
        Désolé. À moins que vous ayez une machine à voyager dans le temps, ce contenu n'est pas disponible.
      </p>
      <NearestPages />
      <Eras />
    </section>
  );
}
