import { frenchNumber } from "#text/counted.ts";
import { AskedNote } from "#app/ui/asked-note/asked-note.tsx";
import { type GalleryState, useGallery } from "../../gallery-context.ts";
import { shownWords } from "../../gallery-words.ts";
import styles from "./also-title.module.css";

/** What the pictures are called that answer by what they show: alone on the wall they have nothing to be « aussi » beside. */
export function alsoName({ shown, partly }: GalleryState): string {
  const words = shownWords(partly);
  return shown.length > 0 ? `Aussi, ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Between what answers by title or author and what answers by what it shows: how many do, or what keeps them away. */
export function AlsoTitle() {
  const gallery = useGallery();
  const { words, query, rest, also, depictions } = gallery;
  if (query === "" || rest !== "whole") return null;
  if (depictions.state !== "ready")
    return (
      <AskedNote
        asked={depictions}
        coming="On regarde les images…"
        failed={`Seuls les titres et les auteurs ont répondu\u00a0: ce que montrent les ${words.gallery} n’a pas pu être chargé.`}
      />
    );
  if (also.length === 0) return null;
  return (
    <h2 className={styles.title}>
      {alsoName(gallery)} : <span className={styles.count}>{frenchNumber(also.length)}</span>
    </h2>
  );
}
