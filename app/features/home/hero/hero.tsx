import { site } from "#app/content/site.ts";
import type { ReactNode } from "react";
import type { HomeData } from "#schemas/page-data.ts";
import { Link } from "#app/router/link.tsx";
import { buttonClass } from "#app/ui/button/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconArrowRight } from "#app/ui/icons/icons.ts";
import { hasStreamers } from "../has-streamers.ts";
import { seePosters } from "../home-words.ts";
import styles from "./hero.module.css";
import { HeroWall } from "./hero-wall.tsx";

export interface HeroProps extends Pick<HomeData, "wall" | "counts"> {
  /** What comes late, in a line below the buttons that is empty otherwise. */
  children: ReactNode;
}

/** The first screen: the community's name over a wall of its posters; the name alone where nothing hangs yet [A1]. */
export function Hero({ wall, counts, children }: HeroProps) {
  return (
    <section className={classNames(styles.hero, wall.length === 0 && styles.bare)}>
      <div className={styles.words}>
        {site.pitch && <p className={styles.pitch}>{site.pitch}</p>}
        <h1 className={styles.name}>{site.name}</h1>
        <p className={styles.motto}>{site.motto}</p>
        <div className={styles.ways}>
          {counts.posters > 0 && (
            <Link href="/affiche" className={buttonClass("strong")}>
              {seePosters(counts.posters)}
              <IconArrowRight size={20} aria-hidden />
            </Link>
          )}
          {hasStreamers(counts) && (
            <Link href="/stream" className={buttonClass("quiet")}>
              Rencontrer les joueurs
            </Link>
          )}
          {children}
        </div>
      </div>
      {wall.length > 0 && <HeroWall wall={wall} />}
    </section>
  );
}
