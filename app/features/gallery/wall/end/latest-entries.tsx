import { useId } from "react";
import { GalleryCard } from "../../card/gallery-card.tsx";
import { useGallery } from "../../gallery-context.ts";
import styles from "./latest-entries.module.css";
import { openPicture } from "../../open-picture.ts";

/** A row on a desk, three of two on a phone. */
const SHOWN = 6;

/** The entries that were hung last, the newest first, for a wall that would be bare. */
export function LatestEntries() {
  const { words, list } = useGallery();
  const titleId = useId();
  const count = Math.min(SHOWN, list.size);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        En attendant
      </h2>
      <ul className={styles.row}>
        {Array.from({ length: count }, (_, rank) => (
          <GalleryCard
            key={rank}
            item={list.item(list.size - 1 - rank)}
            param={words.param}
            rank={rank + 1}
            count={count}
            query=""
            priority={false}
            place={undefined}
            onOpen={(id, thumbnail) => openPicture(words, id, thumbnail)}
          />
        ))}
      </ul>
    </section>
  );
}
