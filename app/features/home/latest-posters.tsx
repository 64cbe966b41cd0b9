import type { GalleryItem } from "#schemas/gallery-item.ts";
import { Link } from "../../router/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./latest-posters.module.css";

/** The posters that were hung last, the newest first, each of which opens. */
export function LatestPosters({ posters }: { posters: GalleryItem[] }) {
  return (
    <div className={styles.latest}>
      <h3 className={styles.title}>
        {posters.length > 1 ? "Les dernières affiches" : "La dernière affiche"}
      </h3>
      <ul className={styles.posters}>
        {posters.map((item) => (
          <li key={item.id} className={styles.poster}>
            <Link href={`/affiche?affiche=${item.id}`}>
              <Picture
                picture={item.picture}
                sizes="(min-width: 64rem) 200px, 30vw"
                alt={`Affiche : ${item.title}`}
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
