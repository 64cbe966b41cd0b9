import type { MouseEvent } from "react";
import type { HomeData } from "#schemas/page-data.ts";
import { Link } from "#app/router/link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./hero-wall.module.css";

/** How many posters of the wall are fetched at once; the rest lies outside a phone's first screen. */
const FIRST = 6;
/** Fewer than this do not fill the leaning wall of a wide screen: they hang straight, in the middle of it. */
const FULL = 13;

/**
 * A wall that a keyboard made straight would lean again as the press took the focus, and the poster leave before the click.
 */
function stay(event: MouseEvent<HTMLElement>) {
  if (event.currentTarget.closest("ul")?.querySelector(":focus-visible")) event.preventDefault();
}

/** Posters behind the community's name, each of which opens [A1]. */
export function HeroWall({ wall }: Pick<HomeData, "wall">) {
  return (
    <div className={styles.frame}>
      <ul
        className={styles.wall}
        aria-label="Quelques affiches du mur"
        data-few={wall.length < FULL ? "" : undefined}
      >
        {wall.map((item, index) => (
          <li key={item.id} className={styles.poster}>
            <Link href={`/affiche?affiche=${item.id}`} className={styles.link} onMouseDown={stay}>
              <Picture
                picture={item.picture}
                sizes="(min-width: 64rem) 210px, (min-width: 36rem) 24vw, 136px"
                alt={`Affiche : ${item.title}`}
                priority={index < FIRST}
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
