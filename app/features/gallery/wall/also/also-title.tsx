import { Button } from "#app/ui/button/button.tsx";
import { french } from "#text/counted.ts";
import { useGallery } from "../../gallery-context.ts";
import styles from "./also-title.module.css";

/** Between what answers by title or author and what answers by what it shows: how many do, or what keeps them away. */
export function AlsoTitle() {
  const { words, query, rest, shown, also, depictionState, askDepictions } = useGallery();
  if (query === "" || rest !== "whole") return null;
  if (depictionState === "failed") {
    return (
      <div className={styles.note} role="status">
        <p>
          Seuls les titres et les auteurs ont répondu : ce que montrent les {words.all} n’a pas pu être
          chargé.
        </p>
        <Button tone="quiet" onClick={askDepictions}>
          Réessayer
        </Button>
      </div>
    );
  }
  if (depictionState === "loading")
    return <p className={styles.note}>On regarde aussi ce qu’elles montrent…</p>;
  if (also.length === 0) return null;
  return (
    <>
      {shown.length === 0 && (
        <p className={styles.note}>
          Aucun titre ni auteur ne correspond ; ce qui suit se voit sur les images.
        </p>
      )}
      <h2 className={styles.title}>
        Aussi, par ce qu’elles montrent : <span className={styles.count}>{french.format(also.length)}</span>
      </h2>
    </>
  );
}
