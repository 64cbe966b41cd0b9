import { Button } from "#app/ui/button/button.tsx";
import { french } from "#text/counted.ts";
import { useGallery } from "../../gallery-context.ts";
import styles from "./also-title.module.css";

/** Between what answers by title or author and what answers by what it shows: how many do, or what keeps them away. */
export function AlsoTitle() {
  const { words, query, rest, also, depictions } = useGallery();
  if (query === "" || rest !== "whole") return null;
  if (depictions.state === "failed") {
    return (
      <div className={styles.note} role="status">
        <p>
          Seuls les titres et les auteurs ont répondu : ce que montrent les {words.all} n’a pas pu être
          chargé.
        </p>
        <Button tone="quiet" onClick={depictions.ask}>
          Réessayer
        </Button>
      </div>
    );
  }
  if (depictions.state === "loading") return <p className={styles.note}>On regarde les images…</p>;
  if (also.length === 0) return null;
  return (
    <h2 className={styles.title}>
      Aussi, par ce qu’elles montrent : <span className={styles.count}>{french.format(also.length)}</span>
    </h2>
  );
}
