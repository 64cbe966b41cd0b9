import { Button } from "#app/ui/button.tsx";
import { useGallery } from "./gallery-context.ts";
import { useSearchState } from "./search-context.ts";
import styles from "./wall-end.module.css";

/** What stands under the wall: nothing yet, nothing found, the rest still to come, or failed to [P7]. */
export function WallEnd() {
  const { words, list, total, rest, retry, shown } = useGallery();
  const { text, clear } = useSearchState();

  if (total === 0) return <p className={styles.end}>{words.nothing}</p>;
  if (rest === "failed") {
    return (
      <div className={styles.end} role="alert">
        <p>
          La suite n’a pas pu être chargée : {list.size} {words.all} sur {total} sont là. Vérifiez votre
          connexion.
        </p>
        <Button onClick={retry}>Réessayer</Button>
      </div>
    );
  }
  if (rest === "whole" && shown.length === 0) {
    return (
      <div className={styles.end}>
        <p>
          {words.none} ne correspond{text.trim() === "" ? " à cet auteur" : ` à «\u00a0${text.trim()}\u00a0»`}
          .
        </p>
        <Button onClick={clear}>Tout afficher</Button>
      </div>
    );
  }
  if (rest === "whole") return null;
  return (
    <noscript>
      <p className={styles.end}>
        Sans JavaScript, seules les premières images se montrent.{" "}
        <a href={`/${words.gallery}.json`}>La liste entière</a> donne l’adresse de chacune.
      </p>
    </noscript>
  );
}
