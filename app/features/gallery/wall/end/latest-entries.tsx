import { useId } from "#app/ui/hydration/use-id.ts";
import { GalleryCard } from "../../card/gallery-card.tsx";
import { useGallery } from "../../gallery-context.ts";
import styles from "./latest-entries.module.css";
import { openPicture } from "../../thumbnail-flight.ts";

/** The entries that were hung last, the newest first, for a wall that would be bare: a row on a desk, three of two on a phone. */
export function LatestEntries() {
  const { words, list, newest } = useGallery();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        En attendant
      </h2>
      <ul className={styles.row}>
        {newest.map((position, rank) => (
          <GalleryCard
            key={position}
            item={list.item(position)}
            param={words.param}
            rank={rank + 1}
            count={newest.length}
            query=""
            priority={false}
            place={undefined}
            onOpen={(item, thumbnail) => openPicture(words, item, thumbnail)}
          />
        ))}
      </ul>
    </section>
  );
}
