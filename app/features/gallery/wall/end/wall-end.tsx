import { useAsked } from "#app/state/use-asked.ts";
import { Button } from "#app/ui/button/button.tsx";
import { useGallery } from "../../gallery-context.ts";
import styles from "./wall-end.module.css";

/** What is offered instead comes with its first need; without a network the bare sentence stays. */
const fetchNothingFound = () => import("./nothing-found.tsx");

/** What stands under the wall: nothing yet, nothing found, the rest still to come, or failed to [P7]. */
export function WallEnd() {
  const { words, list, total, rest, retry, order, query, depictions } = useGallery();

  if (total === 0) return <p className={styles.end}>{words.nothing}</p>;
  if (rest === "failed") {
    return (
      <div className={styles.end} role="alert">
        <p>
          La suite n’a pas pu être chargée : {list.size} {words.gallery} sur {total} sont là. Vérifiez votre
          connexion.
        </p>
        <Button onClick={retry}>Réessayer</Button>
      </div>
    );
  }
  if (rest === "loading" && order.length === 0) return <p className={styles.coming}>La suite arrive…</p>;
  // Nothing is nothing once the pictures have been looked at as well.
  if (rest === "whole" && order.length === 0 && query !== "" && depictions.state === "loading") return null;
  if (rest === "whole" && order.length === 0) return <NoneFound />;
  return (
    rest === "whole" && (
      <p className={styles.onPaper}>Seules les images qui étaient à l’écran sont imprimées.</p>
    )
  );
}

function NoneFound() {
  const { words } = useGallery();
  const { value: loaded, state } = useAsked(fetchNothingFound, true);
  if (loaded) return <loaded.NothingFound />;
  return state === "failed" && <p className={styles.end}>{words.none} ne correspond.</p>;
}
