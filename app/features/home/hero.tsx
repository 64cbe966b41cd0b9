import { site } from "virtual:content/site";
import type { ReactNode } from "react";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import type { HomeData } from "#schemas/page-data.ts";
import { Link } from "../../router/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { IconArrowRight } from "../../ui/icons.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./hero.module.css";

/** How many posters of the wall are fetched at once; the rest lies outside a phone's first screen. */
const FIRST = 6;

export interface HeroProps {
  wall: GalleryItem[];
  counts: HomeData["counts"];
  /** What comes late, in a line below the buttons that is empty otherwise. */
  children: ReactNode;
}

/** The first screen: the community's name over a wall of its posters, each of which opens [A1]. */
export function Hero({ wall, counts, children }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {site.pitch && <p className={styles.pitch}>{site.pitch}</p>}
        <h1 className={styles.name}>{site.name}</h1>
        <p className={styles.motto}>{site.motto}</p>
        <div className={styles.ways}>
          <Link href="/affiche" className={buttonClass("strong")}>
            {counts.posters > 1 ? `Voir les ${counts.posters} affiches` : "Voir les affiches"}
            <IconArrowRight size={20} aria-hidden />
          </Link>
          <Link href="/stream" className={buttonClass("quiet")}>
            Rencontrer les joueurs
          </Link>
          {children}
        </div>
      </div>
      <div className={styles.frame}>
        <ul className={styles.wall} aria-label="Quelques affiches du mur">
          {wall.map((item, index) => (
            <li
              key={item.id}
              className={styles.poster}
              data-wide={item.picture.width > item.picture.height ? "" : undefined}
            >
              <Link href={`/affiche?affiche=${item.id}`} className={styles.link}>
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
    </section>
  );
}
