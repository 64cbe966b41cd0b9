import { Button } from "#app/ui/button/button.tsx";
import { PartError } from "../part-error.tsx";
import styles from "./page-error.module.css";

/** Catches what a page throws, below the player and the footer, so that the sound and the drafts survive. */
export class PageError extends PartError {
  override render() {
    if (!this.state.failed) return this.props.children;
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
}
