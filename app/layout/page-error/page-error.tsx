import { Button } from "#app/ui/button/button.tsx";
import styles from "./page-error.module.css";

/** What stands in place of a page that fell. */
export function PageError() {
  return (
    <section className={styles.error}>
      <h1>Cette page est tombée du mur</h1>
      <p>
        Elle n’a pas pu s’afficher, peut-être parce que la connexion s’est coupée ou parce que le site vient
        d’être mis à jour. Rechargez-la : le reste du site fonctionne.
      </p>
      <Button onClick={() => location.reload()}>Recharger la page</Button>
    </section>
  );
}
