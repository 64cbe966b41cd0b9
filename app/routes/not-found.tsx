import { Eras } from "#app/features/not-found/eras.tsx";
import { NearestPages } from "#app/features/not-found/nearest-pages.tsx";
import styles from "#app/features/not-found/not-found.module.css";

export const meta = {
  title: "Page introuvable",
  description: "Cette page n’existe pas, ou pas encore, ou plus.",
};

/** Any path that the site does not have [R8]; both sentences are literal. */
export function Page() {
  return (
    <section className={styles.page}>
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
