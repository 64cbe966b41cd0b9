import type { HomeData } from "#schemas/page-data.ts";
import { Link } from "#app/router/link.tsx";
import { IconArrowRight } from "#app/ui/icons/icons.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./latest-posters.module.css";

/** How wide one of them is shown. */
export const LATEST_SIZES = "(min-width: 64rem) 200px, 30vw";

/** The posters that were hung last, the newest first, each of which opens, and the way to all of them. */
export function LatestPosters({ latest, counts }: Pick<HomeData, "latest" | "counts">) {
  return (
    <section className={styles.latest} aria-labelledby="dernieres-affiches">
      <div className={styles.heading}>
        <h2 id="dernieres-affiches" className={styles.title}>
          {latest.length > 1 ? "Les dernières affiches" : "La dernière affiche"}
        </h2>
        {counts.posters > latest.length && (
          <Link href="/affiche" className={styles.all}>
            Voir les {counts.posters} affiches
            <IconArrowRight size={20} aria-hidden />
          </Link>
        )}
      </div>
      <ul className={styles.posters}>
        {latest.map((item) => (
          <li key={item.id} className={styles.poster}>
            <Link href={`/affiche?affiche=${item.id}`}>
              <Picture picture={item.picture} sizes={LATEST_SIZES} alt={`Affiche : ${item.title}`} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
