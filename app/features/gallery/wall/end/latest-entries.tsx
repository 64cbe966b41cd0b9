import { useId } from "react";
import { newestFirst } from "#schemas/gallery-order.ts";
import { GalleryCard } from "../../card/gallery-card.tsx";
import { useGallery } from "../../gallery-context.ts";
import styles from "./latest-entries.module.css";
import { openPicture } from "../../thumbnail-flight.ts";

/** A row on a desk, three of two on a phone. */
const SHOWN = 6;

/** The entries that were hung last, the newest first, for a wall that would be bare. */
export function LatestEntries() {
  const { words, list } = useGallery();
  const titleId = useId();
  const positions = newestFirst(list.size, SHOWN);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        En attendant
      </h2>
      <ul className={styles.row}>
        {positions.map((position, rank) => (
          <GalleryCard
            key={position}
            item={list.item(position)}
            param={words.param}
            rank={rank + 1}
            count={positions.length}
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
