import type { HomeData } from "#schemas/page-data.ts";
import { Link } from "#app/router/link.tsx";
import { ArcPlate } from "#app/ui/arc-plate/arc-plate.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Faces } from "#app/ui/picture/faces.tsx";
import { IconArrowRight } from "#app/ui/icons/icons.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { arcStreamers } from "../home-words.ts";
import styles from "./last-arc.module.css";

/** The arc that ended last, on its own colour, with the way to its story and to who played in it. */
export function LastArc({ arc }: { arc: NonNullable<HomeData["lastArc"]> }) {
  const { key, name, lang, dates, picture, number, streamers, faces } = arc;
  return (
    <section className={styles.band} data-arc={key} aria-labelledby="dernier-arc">
      <ArcPlate
        picture={picture}
        number={number}
        sizes="(min-width: 40rem) 24vw, 100vw"
        className={styles.plate}
      />
      <div className={styles.words}>
        <p className={styles.kicker}>
          Le dernier arc, <span className={styles.dates}>{dates}</span>
        </p>
        <h2 id="dernier-arc" className={styles.name} lang={lang}>
          {name}
        </h2>
        <p className={styles.ways}>
          <Link href={`/arc#${key}`} className={classNames(targetLink, styles.main)}>
            Lire son histoire
            <IconArrowRight size={20} aria-hidden />
          </Link>
          {streamers > 0 && (
            <Link
              href={`/stream?arc=${encodeURIComponent(key)}`}
              className={classNames(targetLink, styles.link)}
            >
              <Faces faces={faces} />
              {arcStreamers(streamers)}
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}
