import { frenchNumber } from "#text/counted.ts";
import { AskedNote } from "#app/ui/asked-note/asked-note.tsx";
import { useGallery } from "../../gallery-context.ts";
import styles from "./also-title.module.css";

/** What the pictures are called that answer by what they show: alone on the wall they have nothing to be « aussi » beside. */
export function alsoName(shown: Int32Array): string {
  return `${shown.length > 0 ? "Aussi, par" : "Par"} ce qu’elles montrent`;
}

/** Between what answers by title or author and what answers by what it shows: how many do, or what keeps them away. */
export function AlsoTitle() {
  const { words, query, rest, shown, also, depictions } = useGallery();
  if (query === "" || rest !== "whole") return null;
  if (depictions.state !== "ready")
    return (
      <AskedNote
        asked={depictions}
        coming="On regarde les images…"
        failed={`Seuls les titres et les auteurs ont répondu\u00a0: ce que montrent les ${words.all} n’a pas pu être chargé.`}
      />
    );
  if (also.length === 0) return null;
  return (
    <h2 className={styles.title}>
      {alsoName(shown)} : <span className={styles.count}>{frenchNumber(also.length)}</span>
    </h2>
  );
}
