import type { HomeData } from "#schemas/page-data.ts";
import { Link } from "#app/router/link.tsx";
import { IconArrowRight } from "#app/ui/icons/icons.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { HomeSection } from "../home-section.tsx";
import { latestTitle, seePosters } from "../home-words.ts";
import styles from "./latest-posters.module.css";

/** How wide one of them is shown. */
export const LATEST_SIZES = "(min-width: 64rem) 200px, 30vw";

/** What is slimmer stands no higher than a sheet of this shape, else the scroll of a whole screen would make the page; in the style sheet too. */
const SLIMMEST = 1 / 2;

/** The posters that were hung last, the newest first, each of which opens, and the way to all of them. */
export function LatestPosters({ latest, counts }: Pick<HomeData, "latest" | "counts">) {
  return (
    <HomeSection titleId="dernieres-affiches">
      <div className={styles.heading}>
        <h2 id="dernieres-affiches">{latestTitle(latest.length)}</h2>
        {counts.posters > latest.length && (
          <Link href="/affiche" className={targetLink}>
            {seePosters(counts.posters)}
            <IconArrowRight size={20} aria-hidden />
          </Link>
        )}
      </div>
      <ul className={styles.posters}>
        {latest.map((item) => (
          <li
            key={item.id}
            className={styles.poster}
            data-tall={item.picture.width / item.picture.height < SLIMMEST || undefined}
          >
            <Link href={`/affiche?affiche=${item.id}`}>
              <Picture picture={item.picture} sizes={LATEST_SIZES} alt={`Affiche : ${item.title}`} />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
